import { refusedByState } from './api-error'
import { cancelIntent } from './capture-payment'
import type { StripeAccount } from './stripe-account'
import type { Checkout, Session } from './stripe-objects'

/** @throws {ApiError} when it is no longer open. */
export function expireCheckout(account: StripeAccount, { session }: Checkout): Session {
  if (session.status !== 'open')
    throw refusedByState(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  session.status = 'expired'
  session.url = null
  const intent = session.payment_intent === null ? undefined : account.intents.get(session.payment_intent)
  if (intent && intent.status !== 'canceled') cancelIntent(account, intent, 'expired')
  account.emit('checkout.session.expired', session)
  return session
}
