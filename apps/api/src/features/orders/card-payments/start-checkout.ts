import { instantAfter } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound } from '../../../platform/errors/refusal'
import { findCallBySubject } from '../../../platform/stripe/stripe-calls'
import type { BookingRules } from '../../bookings/commands/create-booking'
import { lockDays } from '../../offer/offer-locks'
import { acceptTerms } from '../holds/accept-terms'
import { type CheckoutRequest, verifyCheckout } from '../holds/check-out'
import { PAYING_GRACE_MS, setHoldExpiry } from '../holds/hold-items'
import { priceChanged } from '../holds/verify-price'
import { expirySubject } from './call-subjects'
import { cancelOpenPayment, type ExpiringPayment, enqueueSessionExpiry } from './cancel-open-payment'
import { type CardPayment, findCardPayment, findOpenPayment } from './card-payments.queries'
import { createCardPayment } from './create-payment'
import { endOpenPayments } from './end-open-payments'
import { isBelowMinimumCharge, openSession, sessionRefusal, stripeUnavailable } from './open-session'
import type { CardContext } from './settle-card-payment'

/** The open payment with which an order is placed, or that Stripe takes no amount as small. */
export type PreparedCheckout = { payment: CardPayment } | 'too small' | undefined

/**
 * Opens the page on which what is due with an order is paid; `undefined` where nothing is paid online, which ends a payment
 * that was begun. The order stays as it is, so that it can be tried again.
 * @throws {Refusal} as the checkout does, `unavailable` when Stripe does not answer.
 */
export async function prepareCheckout(
  db: CardContext['db'],
  context: CardContext | undefined,
  checkout: CheckoutRequest,
  rules: BookingRules,
): Promise<PreparedCheckout> {
  const noted = await inTransaction(db, (tx) => createOrReusePayment(tx, checkout, rules))
  if (noted === undefined) return undefined
  if (!context) throw stripeUnavailable()
  if (typeof noted === 'object') {
    await cancelOpenPayment(context, noted)
    return undefined
  }
  const id = noted
  const payment = await openSession(context, id)
  if (payment.status === 'failed' && (await isBelowMinimumCharge(context, id))) return 'too small'
  if (payment.url === null) throw await sessionRefusal(context, id)
  return { payment }
}

/** The payment of a checkout: the one that is open already, or a new one. Without one, the one that ends. */
async function createOrReusePayment(
  tx: Tx,
  checkout: CheckoutRequest,
  rules: BookingRules,
): Promise<number | ExpiringPayment | undefined> {
  const { order, items, payable } = await verifyCheckout(tx, checkout, rules)
  if (payable === 0) return enqueueSessionExpiry(tx, order, rules)
  const open = await findOpenPayment(tx, order.id, 'checkout')
  if (open?.amount_cents === payable && open.ending === null && !(await isEnding(tx, open))) return open.id
  await endOpenPayments(tx, order.id)
  return createCardPayment(tx, { order, purpose: 'checkout', cents: payable, trips: items }, rules)
}

/** Whether Stripe was told to end it, because its customer wanted to pay at the dock. */
const isEnding = async (tx: Tx, { id }: CardPayment) =>
  (await findCallBySubject(tx, expirySubject(id))) !== undefined

/**
 * Lets an order wait for its payment: its places are kept until the hold ends, and then until Stripe has ended the payment.
 * @throws {Refusal} `price-changed` when something else is due than is paid, or other places are held by now.
 */
export async function startPayment(
  tx: Tx,
  checkout: CheckoutRequest,
  payment: CardPayment,
  rules: BookingRules,
): Promise<number> {
  const agreed = await verifyCheckout(tx, checkout, rules)
  const { order, items, payable, price } = agreed
  const { amount_cents, ending } = orNotFound(await findCardPayment(tx, payment.id))
  if (payable !== amount_cents || ending !== null) throw priceChanged(price)
  // Also of who has come back to correct an address, and goes on with the same payment.
  await acceptTerms(tx, agreed, checkout, rules)
  if (order.status === 'paying') return order.id
  await tx
    .updateTable('customer_order')
    .set({ status: 'paying', updated_at: instantAfter(rules.now) })
    .where('id', '=', order.id)
    .execute()
  const ends = order.expires_at === null ? rules.now : new Date(order.expires_at)
  const expires_at = instantAfter(ends, PAYING_GRACE_MS)
  await lockDays(tx, items)
  await setHoldExpiry(tx, order.id, { expires_at, now: rules.now })
  return order.id
}
