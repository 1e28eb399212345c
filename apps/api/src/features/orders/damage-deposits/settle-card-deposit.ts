import { instantAfter } from '../../../platform/clock'
import type { DamageDepositRow } from '../../../platform/database/order-tables'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { Moment } from '../../../platform/settings/site'
import { findCallBySubject, sendStripeCall } from '../../../platform/stripe/stripe-calls'
import { raiseAttention } from '../../payments/raise-attention'
import type { StripeIds } from '../card-payments/card-payments.queries'
import { type RetrievedPayment, retrieveSession } from '../card-payments/retrieve-payment'
import type { CardContext } from '../card-payments/settle-card-payment'
import { depositSessionSubject, enqueueReleaseCall, findPendingDecisionCall } from './card-deposit-calls'
import { keepDeposit, lockDeposit } from './damage-deposits.commands'
import { findDeposit } from './damage-deposits.queries'

const MAX_STEPS = 3

/**
 * Brings a damage deposit on a card to where Stripe says it is, and sends what was decided about it.
 * @throws {StripeFailure} when there is no answer.
 */
export async function settleCardDeposit(context: CardContext, id: number): Promise<void> {
  const { db, gateway, clock } = context
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const call = await settleOnce(context, id)
    if (call === undefined) return
    await sendStripeCall(call, { db, gateway, now: clock.now() })
  }
}

/** Asks once, and returns the call that follows. */
async function settleOnce(context: CardContext, id: number): Promise<number | undefined> {
  const { db, gateway } = context
  const deposit = await findDeposit(db, id)
  if (deposit?.method !== 'card' || deposit.ended_at !== null) return undefined
  const call = await findCallBySubject(db, depositSessionSubject(id))
  if (call?.status === 'pending') return call.id
  const session = deposit.session_id ?? call?.stripe_id
  const answer = session ? await retrieveSession(gateway, session) : undefined
  const moment = await context.findMoment()
  return inTransaction(db, (tx) => applyAnswer(tx, id, answer, moment))
}

async function applyAnswer(
  tx: Tx,
  id: number,
  answer: RetrievedPayment | undefined,
  moment: Moment,
): Promise<number | undefined> {
  const deposit = await lockDeposit(tx, id)
  if (deposit.ended_at !== null) return undefined
  if (!answer || answer.state === 'ended') return endDeposit(tx, deposit, moment)
  await recordAnswer(tx, deposit, answer, moment)
  if (answer.state === 'captured') {
    await keepDeposit(tx, deposit, Math.min(answer.received, deposit.amount_cents), moment)
    await updateDeposit(tx, id, { ended_at: instantAfter(moment.now) })
    return undefined
  }
  // It was paid although it had been let go.
  if (answer.state === 'authorized' && deposit.status === 'released')
    await enqueueReleaseCall(tx, deposit, moment)
  return findPendingDecisionCall(tx, id)
}

type Known = Partial<
  Pick<
    DamageDepositRow,
    'session_id' | 'intent_id' | 'url' | 'authorized_at' | 'ended_at' | 'lapses_at' | 'status'
  >
>

async function updateDeposit(tx: Tx, id: number, known: Known): Promise<void> {
  await tx.updateTable('damage_deposit').set(known).where('id', '=', id).execute()
}

async function recordAnswer(
  tx: Tx,
  deposit: DamageDepositRow,
  { state, sessionId, intentId, url, captureBefore }: RetrievedPayment,
  { now }: Moment,
): Promise<void> {
  const isAuthorized = state === 'authorized'
  const known = {
    session_id: sessionId,
    intent_id: intentId ?? deposit.intent_id,
    url,
    authorized_at: deposit.authorized_at ?? (isAuthorized ? instantAfter(now) : null),
    lapses_at: isAuthorized ? captureBefore : deposit.lapses_at,
  }
  await updateDeposit(tx, deposit.id, known)
  Object.assign(deposit, known)
}

/** Nothing is held any more: it was let go, never left, or the bank has. */
async function endDeposit(tx: Tx, deposit: DamageDepositRow, { now }: Moment): Promise<undefined> {
  const { id, status, order_id, amount_cents } = deposit
  await updateDeposit(tx, id, { ended_at: instantAfter(now), url: null })
  if (status !== 'held') return undefined
  await updateDeposit(tx, id, { status: 'lapsed' })
  const decided = await findPendingDecisionCall(tx, id)
  if (decided !== undefined || deposit.reason !== null)
    await raiseAttention(tx, {
      kind: 'capture-failed',
      text: 'Nothing could be kept of a damage deposit: the bank no longer holds it.',
      cents: amount_cents,
      orderId: order_id,
      now,
    })
  return undefined
}

/** The deposit that an object of Stripe belongs to. */
export async function findDepositOf(db: Db, { sessionId, intentId }: StripeIds): Promise<number | undefined> {
  if (!sessionId && !intentId) return undefined
  const row = await db
    .selectFrom('damage_deposit')
    .select('id')
    .where((by) =>
      by.or([
        ...(sessionId ? [by('session_id', '=', sessionId)] : []),
        ...(intentId ? [by('intent_id', '=', intentId)] : []),
      ]),
    )
    .executeTakeFirst()
  return row?.id
}
