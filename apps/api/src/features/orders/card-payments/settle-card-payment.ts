import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { isSlotTaken } from '../../../platform/errors/database-errors'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { findCallBySubject, sendStripeCall } from '../../../platform/stripe/stripe-calls'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import type { StripeGateway } from '../../../platform/stripe/stripe-gateway'
import { applyRetrievedPayment } from './apply-retrieved-payment'
import { captureSubject } from './call-subjects'
import { type CardPayment, findCardPayment } from './card-payments.queries'
import { isFinal } from './lock-payment'
import { expireHoldAfterGrace } from './release-payment'
import { retrievePayment } from './retrieve-payment'
import { settleSerially } from './settle-serially'

/** What payments by card need. */
export type CardContext = {
  db: Db
  clock: Clock
  gateway: StripeGateway
  findMoment: () => Promise<Moment>
}

/** What routes need of that; without a key of Stripe there is no context. */
export type OnlineOptions = { context: CardContext | undefined }

/** From open to authorized to captured, with what has to be sent between. */
const MAX_STEPS = 5

/**
 * Brings a payment to where Stripe says it is, and does what follows: places the order, captures, releases. The return page,
 * webhooks and the job all end here. Stripe is asked and told outside of transactions; what follows from an answer is decided
 * with the order locked, and never leads back, so it may run at once and answers may come late.
 * @throws {StripeFailure} when Stripe does not answer; what it has said so far is kept.
 */
export const settleCardPayment = (context: CardContext, paymentId: number): Promise<CardPayment> =>
  settleSerially(context.db, paymentId, () => settle(context, paymentId))

async function settle(context: CardContext, paymentId: number): Promise<CardPayment> {
  const { db, gateway, clock } = context
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const calls = await settleOnce(context, paymentId)
    if (calls.length === 0) break
    for (const call of calls) await sendStripeCall(call, { db, gateway, now: clock.now() })
  }
  return orNotFound(await findCardPayment(db, paymentId))
}

/** Asks once, and returns the calls that follow. */
async function settleOnce(context: CardContext, paymentId: number): Promise<number[]> {
  const { db, gateway } = context
  const payment = orNotFound(await findCardPayment(db, paymentId))
  if (isFinal(payment)) return []
  const isCaptureRefused = (await findCallBySubject(db, captureSubject(paymentId)))?.status === 'failed'
  let answer: Awaited<ReturnType<typeof retrievePayment>>
  try {
    answer = await retrievePayment(db, gateway, payment)
  } catch (error) {
    const moment = await context.findMoment()
    if (error instanceof StripeFailure)
      await inTransaction(db, (tx) => expireHoldAfterGrace(tx, paymentId, moment))
    throw error
  }
  const moment = await context.findMoment()
  const applyAnswer = (canPlace: boolean) =>
    inTransaction(db, (tx) =>
      applyRetrievedPayment(tx, paymentId, answer, {
        moment,
        isLive: gateway.isLive,
        canPlace,
        isCaptureRefused,
      }),
    )
  try {
    return await applyAnswer(true)
  } catch (error) {
    // Somebody else has the place by now, or there is none: the payment is released instead.
    if (isSlotTaken(error) || (error instanceof Refusal && LOST.has(error.code))) return applyAnswer(false)
    throw error
  }
}

const LOST: ReadonlySet<string> = new Set(['slot-taken', 'closed', 'invalid', 'session-expired'])
