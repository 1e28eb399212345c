import { CHECKOUT_MESSAGES, ORDER_LIMITS, type PaymentStatus, slotStart } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { lockCustomer } from '../../bookings/commands/booking-locks'
import type { CreateBookingInput } from '../../bookings/commands/create-booking-input'
import { lockDays } from '../../offer/offer-locks'
import { insertOrder } from '../../payments/insert-order'
import { lockOrder } from '../../payments/order-money.queries'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { listHeldOrderIds } from './held-orders.queries'
import {
  deleteHolds,
  deleteItems,
  holdExpiry,
  holdItems,
  lockItemDays,
  mayExtend,
  setOrderExpiry,
} from './hold-items'
import { assertNetworkHoldLimit, consumeNetworkOrderLimit } from './network-limits'

/** For whom places are held: an account, or somebody of a network; `null` where networks are not limited. */
export type HoldOwner = { accountId: number } | { network: string | null }

/**
 * Holds places; returns the id of the order.
 * @throws {Refusal} `too-many-requests` beyond what a customer or a network may have on hold.
 */
export async function createHeldOrder(
  tx: Tx,
  holder: HoldOwner,
  items: readonly CreateBookingInput[],
  moment: Moment,
): Promise<number> {
  const { accountId, network } = { accountId: null, network: null, ...holder }
  if (accountId !== null) await assertUnplacedOrderLimit(tx, accountId, moment)
  if (network !== null) {
    await consumeNetworkOrderLimit(tx, network, moment.now)
    await assertNetworkHoldLimit(tx, { network, count: items.length }, moment.now)
  }
  const expires_at = instantAfter(moment.now)
  const id = await insertOrder(
    tx,
    { status: 'held', account_id: accountId, network, policy: null, expires_at },
    moment,
  )
  await lockItemDays(tx, items)
  await holdItems(tx, { orderId: id, items }, moment)
  return id
}

async function assertUnplacedOrderLimit(tx: Tx, accountId: number, { now }: Moment): Promise<void> {
  await lockCustomer(tx, accountId)
  const orders = await listHeldOrderIds(tx, accountId, now)
  if (orders.length >= ORDER_LIMITS.unplaced)
    throw new Refusal('too-many-requests', {
      message: CHECKOUT_MESSAGES.unplaced,
      retryAfter: 300,
      members: { orders },
    })
}

/** Holds other places instead. */
export async function replaceItems(
  tx: Tx,
  orderId: number,
  items: readonly CreateBookingInput[],
  moment: Moment,
): Promise<void> {
  const known = await tx
    .selectFrom('customer_order')
    .select('network')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (known?.network)
    await assertNetworkHoldLimit(
      tx,
      { network: known.network, count: items.length, except: orderId },
      moment.now,
    )
  const { expires_at } = await lockHeldOrder(tx, orderId, moment)
  await lockItemDays(tx, items)
  await deleteItems(tx, orderId)
  await holdItems(tx, { orderId, items }, moment)
  // Other places are not held for longer.
  const { expires_at: ends } = orNotFound(await lockOrder(tx, orderId)).order
  if (expires_at !== null && ends !== null && expires_at < ends)
    await setOrderExpiry(tx, orderId, expires_at, moment)
}

/** Holds the places so many minutes from now. */
export async function extendOrder(tx: Tx, orderId: number, moment: Moment): Promise<void> {
  const order = await lockHeldOrder(tx, orderId, moment)
  if (!mayExtend(order)) throw new Refusal('invalid-state')
  const items = await tx.selectFrom('order_item').selectAll().where('order_id', '=', orderId).execute()
  const starts = items.map((item) => slotStart(item.booking_date, timeRangeOf(item), moment.site.timeZone))
  await lockDays(tx, items)
  await setOrderExpiry(tx, orderId, holdExpiry(starts, moment), moment)
  await tx
    .updateTable('customer_order')
    .set({ extensions: order.extensions + 1 })
    .where('id', '=', orderId)
    .execute()
}

/**
 * Gives the places of an order back, which is gone then; it stays, expired, while a payment of it may still come.
 * @throws {Refusal} `invalid-state` once it is placed or has expired.
 */
export async function deleteOrder(tx: Tx, orderId: number): Promise<void> {
  const { order } = orNotFound(await lockOrder(tx, orderId))
  const payments = await tx
    .selectFrom('payment')
    .innerJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .select(['payment.id', 'payment.status', 'card_payment.authorized_at'])
    .where('order_id', '=', orderId)
    .execute()
  // A payment that was just ended for this has ended the order.
  if (order.status !== 'held' && (order.status !== 'expired' || payments.length === 0))
    throw new Refusal('invalid-state')
  const isUnpaid = payments.every((row) => row.authorized_at === null && isOver(row.status))
  if (!isUnpaid) {
    await deleteHolds(tx, orderId)
    await tx.updateTable('customer_order').set({ status: 'expired' }).where('id', '=', orderId).execute()
    return
  }
  await deleteItems(tx, orderId)
  const ids = payments.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.deleteFrom('card_payment').where('payment_id', 'in', ids).execute()
    await tx.deleteFrom('payment').where('id', 'in', ids).execute()
  }
  await tx.deleteFrom('customer_order').where('id', '=', orderId).execute()
}

const isOver = (status: PaymentStatus) => status === 'voided' || status === 'failed'

/**
 * An order whose places are on hold, locked.
 * @throws {Refusal} `hold-expired` when they no longer are, `invalid-state` once it is placed.
 */
export async function lockHeldOrder(tx: Tx, orderId: number, moment: Moment): Promise<CustomerOrderRow> {
  const order = await lockUnplacedOrder(tx, orderId, moment)
  if (order.status !== 'held') throw new Refusal('invalid-state', { message: CHECKOUT_MESSAGES.begun })
  return order
}

/** The same, whether its payment has begun or not. */
export async function lockUnplacedOrder(tx: Tx, orderId: number, { now }: Moment): Promise<CustomerOrderRow> {
  const { order } = orNotFound(await lockOrder(tx, orderId))
  if (order.status === 'expired') throw new Refusal('hold-expired')
  if (order.status !== 'held' && order.status !== 'paying') throw new Refusal('invalid-state')
  if (order.expires_at === null || order.expires_at <= instantAfter(now)) throw new Refusal('hold-expired')
  return order
}
