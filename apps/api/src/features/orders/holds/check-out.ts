import { CHECKOUT_MESSAGES, type Checkout } from '@luzzu/domain'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { lockCustomer } from '../../bookings/commands/booking-locks'
import { assertOpenRequestLimit, type BookingRules } from '../../bookings/commands/create-booking'
import { acceptTerms } from './accept-terms'
import { placeHeldOrder } from './place-held-order'
import { priceChanged, type VerifiedOrder, verifyPrice } from './verify-price'

/** An order that its customer wants: an account, or a guest. */
export type CheckoutRequest = Checkout & { orderId: number; accountId: number | null }

/** What a customer wants and what it costs, locked: the account, then the order. */
export async function verifyCheckout(
  tx: Tx,
  checkout: CheckoutRequest,
  rules: BookingRules,
): Promise<VerifiedOrder> {
  const { accountId } = checkout
  if (accountId !== null) await lockCustomer(tx, accountId)
  const agreed = await verifyPrice(tx, checkout.orderId, checkout, rules)
  // What guests may request is limited by their network.
  if (accountId !== null && !rules.site.settings.auto_confirm)
    await assertOpenRequestLimit(tx, accountId, rules, agreed.items.length)
  return agreed
}

/**
 * Books the places that an order holds, at the prices of the hold; nothing is paid online, if need be because it is too little
 * for a card.
 * @throws {Refusal} `price-changed` for other amounts than those of the order, `hold-expired`.
 */
export async function checkOut(
  tx: Tx,
  checkout: CheckoutRequest,
  rules: BookingRules,
  isTooSmall = false,
): Promise<number> {
  const agreed = await verifyCheckout(tx, checkout, rules)
  if (agreed.payable > 0 && !isTooSmall) throw priceChanged(agreed.price)
  // Who pays at the same moment has paid.
  if (agreed.order.status !== 'held') throw new Refusal('invalid-state', { message: CHECKOUT_MESSAGES.begun })
  await acceptTerms(tx, agreed, checkout, rules)
  await placeHeldOrder(tx, agreed.order, rules)
  return checkout.orderId
}
