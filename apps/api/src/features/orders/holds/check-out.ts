import { CHECKOUT_MESSAGES, type Checkout } from '@luzzu/domain'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { lockCustomer } from '../../bookings/commands/booking-locks'
import { assertOpenRequestLimit, type BookingRules } from '../../bookings/commands/create-booking'
import { acceptTerms } from './accept-terms'
import { type Agreed, agreeOnPrice } from './agree-on-price'
import { placeHeldOrder } from './place-held-order'

/** An order that its customer wants: an account, or a guest. */
export type Placing = Checkout & { orderId: number; accountId: number | null }

/** What a customer wants and what it costs, locked: the account, then the order. */
export async function agreeOnCheckout(tx: Tx, placing: Placing, rules: BookingRules): Promise<Agreed> {
  const { accountId } = placing
  if (accountId !== null) await lockCustomer(tx, accountId)
  const agreed = await agreeOnPrice(tx, placing.orderId, placing, rules)
  // What guests may request is limited by their network.
  if (accountId !== null && !rules.site.settings.auto_confirm)
    await assertOpenRequestLimit(tx, accountId, rules)
  return agreed
}

/**
 * Books the places that an order holds, at the prices of the hold; nothing is paid online, if need be because it is too little
 * for a card.
 * @throws {Refusal} `price-changed` for other amounts than those of the order, `hold-expired`.
 */
export async function checkOut(
  tx: Tx,
  placing: Placing,
  rules: BookingRules,
  isTooSmall = false,
): Promise<number> {
  const agreed = await agreeOnCheckout(tx, placing, rules)
  if (agreed.payable > 0 && !isTooSmall) throw new Refusal('price-changed')
  // Who pays at the same moment has paid.
  if (agreed.order.status !== 'held') throw new Refusal('invalid-state', { message: CHECKOUT_MESSAGES.begun })
  await acceptTerms(tx, agreed, placing, rules)
  await placeHeldOrder(tx, agreed.order, rules)
  return placing.orderId
}
