import { CHECKOUT_MESSAGES } from '@luzzu/domain'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { findCallBySubject, sendStripeCall } from '../../../platform/stripe/stripe-calls'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import { sessionSubject } from './call-subjects'
import { type CardPayment, findCardPayment } from './card-payments.queries'
import { type CardContext, settleCardPayment } from './settle-card-payment'

/**
 * Opens the page on which a payment is made; the payment then has its address. One that Stripe has refused has failed.
 * @throws {Refusal} `unavailable` when Stripe does not answer.
 */
export async function openSession(context: CardContext, paymentId: number): Promise<CardPayment> {
  const { db, gateway, clock } = context
  try {
    const known = orNotFound(await findCardPayment(db, paymentId))
    if (known.url !== null) return known
    const call = orNotFound(await findCallBySubject(db, sessionSubject(paymentId)))
    await sendStripeCall(call.id, { db, gateway, now: clock.now() })
    return await settleCardPayment(context, paymentId)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    throw stripeUnavailable(error)
  }
}

/** Whether Stripe takes no amount as small as that of a payment. */
export async function isBelowMinimumCharge({ db }: CardContext, paymentId: number): Promise<boolean> {
  const call = await findCallBySubject(db, sessionSubject(paymentId))
  return call?.error === 'amount_too_small'
}

/** What to answer for a payment without an address; the log says why Stripe has refused to open it. */
export async function sessionRefusal({ db }: CardContext, paymentId: number): Promise<Refusal> {
  const call = await findCallBySubject(db, sessionSubject(paymentId))
  return stripeUnavailable(call?.error ? new StripeFailure('refused', call.error, undefined) : undefined)
}

export const stripeUnavailable = (cause?: unknown) =>
  new Refusal('unavailable', { message: CHECKOUT_MESSAGES.away, cause })
