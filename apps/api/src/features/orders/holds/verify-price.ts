import {
  type Cents,
  CHECKOUT_MESSAGES,
  type Checkout,
  isCents,
  isChargeable,
  sumBy,
  toAmount,
} from '@luzzu/domain'
import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import { Refusal, refuseFields } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { dueWithBooking, type HeldItem, listHeldItems } from './held-items'
import { lockUnplacedOrder } from './held-orders.commands'

/** What is agreed on: `payable` is what has to be paid online before the order is placed. */
export type VerifiedOrder = { order: CustomerOrderRow; items: HeldItem[]; payable: Cents; price: OrderPrice }

/** What an order on hold costs, and how much of it is due with the booking. */
type OrderPrice = { total: Cents; due: Cents }

/**
 * Compares what was shown with what an order on hold costs, and locks it.
 * @throws {Refusal} `price-changed` for other amounts than those of the order, `hold-expired`, `invalid` for a payment at
 * the dock where there is none.
 */
export async function verifyPrice(
  tx: Tx,
  orderId: number,
  { total, dueNow, pay }: Checkout,
  moment: Moment,
): Promise<VerifiedOrder> {
  const order = await lockUnplacedOrder(tx, orderId, moment)
  const items = await listHeldItems(tx, orderId, moment)
  const cents = sumBy(items, ({ total_cents }) => total_cents)
  const due = dueWithBooking(items, moment)
  // What cards do not take is paid later.
  const chargeable = isChargeable(due, order.currency) ? due : 0
  const { pay_at_dock } = moment.site.settings.payments
  if (pay === 'dock' && chargeable > 0 && !pay_at_dock) throw refuseFields({ pay: CHECKOUT_MESSAGES.dock })
  const isDueShown = isCents(dueNow, due) || (pay === 'dock' && dueNow === 0)
  if (!isCents(total, cents) || !isDueShown) throw priceChanged({ total: cents, due })
  return { order, items, payable: pay === 'dock' ? 0 : chargeable, price: { total: cents, due } }
}

/** Tells what an order costs by now. */
export const priceChanged = ({ total, due }: OrderPrice) =>
  new Refusal('price-changed', { members: { total_price: toAmount(total), due_now: toAmount(due) } })
