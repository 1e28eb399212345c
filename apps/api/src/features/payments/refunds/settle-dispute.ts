import { dateIn, formatDateWithWeekday } from '@luzzu/domain'
import type { Stripe } from 'stripe'
import { SECOND } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/schema'
import type { DisputeRow } from '../../../platform/database/stripe-tables'
import { inTransaction } from '../../../platform/database/transaction'
import type { Moment } from '../../../platform/settings/site'
import { intentIdOf } from '../../../platform/stripe/intent-id'
import { reportDepositMismatch } from '../deposit-mismatch'
import { postLedgerEvent } from '../ledger'
import { lockOrder } from '../order-money.queries'
import { raiseAttention, resolveAttention } from '../raise-attention'
import type { RefundContext } from './settle-card-refund'

/**
 * Notes what has become of a payment that the owner of a card disputes: its money is gone at once, and back when the dispute
 * is won.
 * @throws {StripeFailure} when there is no answer.
 */
export async function settleDispute(id: string, { db, gateway, moment }: RefundContext): Promise<void> {
  const dispute = await gateway.ask(({ disputes }) => disputes.retrieve(id))
  await inTransaction(db, (tx) => applyDispute(tx, dispute, moment))
}

async function applyDispute(tx: Tx, dispute: Stripe.Dispute, moment: Moment): Promise<void> {
  const payment = await findPayment(tx, dispute)
  if (!payment) return applyToDeposit(tx, dispute, moment)
  const money = await lockOrder(tx, payment.order_id)
  if (!money) return
  const known = await tx
    .selectFrom('dispute')
    .selectAll()
    .where('stripe_id', '=', dispute.id)
    .executeTakeFirst()
  const status = statusOf(dispute)
  if (status === undefined || known?.status === status || isOver(known)) return
  const { amount: cents, id: stripe_id } = dispute
  const isGone = (one: DisputeRow['status'] | undefined) => one === 'open' || one === 'lost'
  const moved = Number(isGone(status)) - Number(isGone(known?.status))
  await postLedgerEvent(
    tx,
    { kind: 'dispute', cents: moved * cents },
    { order: money.order, payment_id: payment.id },
    moment,
  )
  await tx
    .insertInto('dispute')
    .values({ stripe_id, payment_id: payment.id, amount_cents: cents, status })
    .onConflict((conflict) => conflict.column('stripe_id').doUpdateSet({ status }))
    .execute()
  if (status === 'open')
    await raiseAttention(tx, {
      kind: 'dispute',
      text: textOf(dispute, moment),
      cents,
      orderId: money.order.id,
      paymentId: payment.id,
      now: moment.now,
    })
  else await resolve(tx, payment.id, moment)
}

/** What was kept of a damage deposit is in no payment: staff have to look at it until the dispute is won. */
async function applyToDeposit(tx: Tx, dispute: Stripe.Dispute, moment: Moment): Promise<void> {
  const { id: stripeId, amount: cents } = dispute
  const status = statusOf(dispute)
  if (status === 'won') return resolveAttention(tx, { kind: 'mismatch', stripeId }, moment.now)
  const text = `What was kept of a damage deposit is disputed. ${textOf(dispute, moment)}`
  if (status)
    await reportDepositMismatch(tx, { intentId: intentIdOf(dispute), stripeId, text, cents }, moment)
}

const isOver = (known: DisputeRow | undefined) => known?.status === 'won' || known?.status === 'lost'

/** `undefined` for a mere inquiry of the bank, which moves no money. */
function statusOf({ status }: Stripe.Dispute): DisputeRow['status'] | undefined {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  return status.startsWith('warning') || status === 'prevented' ? undefined : 'open'
}

function findPayment(tx: Tx, dispute: Stripe.Dispute) {
  return tx
    .selectFrom('card_payment')
    .innerJoin('payment', 'payment.id', 'card_payment.payment_id')
    .select(['payment.id', 'payment.order_id'])
    .where('card_payment.intent_id', '=', intentIdOf(dispute))
    .executeTakeFirst()
}

function textOf({ evidence_details }: Stripe.Dispute, { site }: Moment): string {
  const due = evidence_details?.due_by
  const until = due ? ` until ${formatDateWithWeekday(dateIn(site.timeZone, new Date(due * SECOND)))}` : ''
  return `The owner of the card disputes this payment at the bank. Answer it in the dashboard of Stripe${until}.`
}

/** Once every dispute of a payment is decided, nothing is left to do. */
async function resolve(tx: Tx, paymentId: number, { now }: Moment): Promise<void> {
  const open = await tx
    .selectFrom('dispute')
    .select('stripe_id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!open) await resolveAttention(tx, { kind: 'dispute', paymentId }, now)
}
