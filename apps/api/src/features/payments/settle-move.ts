import { type Cents, dueAtOnceAfterMove, dueNowOf, quoteMove, sumOf } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import { fromJson } from '../../platform/database/json-text'
import type { BookingRow, Tx } from '../../platform/database/schema'
import type { Bookkeeping } from './ledger'
import {
  currentRefundPercent,
  dueNowOfBookings,
  listOrderIds,
  lockOrder,
  type OrderedBooking,
  type OrderMoney,
  toBookingMoney,
} from './order-money.queries'
import { makeRefund } from './refunds/make-refund'
import { setRetainedAmount, syncOrder, updateBookingAmounts } from './sync-orders'

type Move = { before: BookingRow; after: BookingRow; isOwn: boolean }

/**
 * Settles the money of a booking that was just moved: a dearer place makes the difference due, at once where something was
 * paid; of a cheaper one the share is refunded that a customer would have got who cancelled; from staff all of it. Returns
 * what is due at once.
 */
export async function settleMove(tx: Tx, { before, after, isOwn }: Move, books: Bookkeeping): Promise<Cents> {
  if (!books.site.keepsOrders) return 0
  const [orderId] = await listOrderIds(tx, [after.id])
  const money = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  const row = money?.bookings.find(({ booking_id }) => booking_id === after.id)
  if (!money || !row) return 0
  const percent = isOwn ? currentRefundPercent(placedAt(row, before), books) : 100
  if (isOwn) await updateBookingAmounts(tx, row, { percent_cap: percent })
  const priceOf = ({ total_cents }: BookingRow) => Math.max(0, total_cents - row.allowance_cents)
  const prices = { before: priceOf(before), after: priceOf(after) }
  const unpaid = dueNowOf(toBookingMoney({ ...row, total_cents: before.total_cents }))
  const { refund, kept } = quoteMove({
    before: Math.max(0, prices.before - unpaid),
    after: prices.after,
    paid: row.paid_cents,
    kept: row.kept_cents,
    percent,
  })
  const authorized = await sumAuthorized(tx, row)
  const paid = row.paid_cents + authorized
  await updateBookingAmounts(tx, row, {
    due_at_once_cents: dueAtOnceAfterMove({ ...prices, paid, dueAtOnce: row.due_at_once_cents }),
  })
  await syncOrder(tx, money, books)
  await setRetainedAmount(
    tx,
    { order: money.order, row, cents: row.retained_cents + kept - row.kept_cents, kept },
    books,
  )
  if (refund > 0)
    await makeRefund(
      tx,
      money,
      { shares: [{ id: after.id, cents: refund }], bookingId: after.id, isHandedOver: false, reason: null },
      books,
    )
  const due = prices.after > prices.before ? dueNowOfBookings([row], authorized, books) : 0
  if (due > 0) await noteDueAtOnce(tx, money, books)
  return due
}

/** What cards are about to be charged for a booking. */
async function sumAuthorized(tx: Tx, { order_id, booking_id }: OrderedBooking): Promise<Cents> {
  const payments = await tx
    .selectFrom('payment')
    .select('shares')
    .where('order_id', '=', order_id)
    .where('status', '=', 'authorized')
    .execute()
  const shares = payments.flatMap((payment) => fromJson(payment.shares))
  return sumOf(shares.filter(({ id }) => id === booking_id))
}

/** From now on; its customer is told again. */
async function noteDueAtOnce(tx: Tx, { order }: OrderMoney, { now }: Bookkeeping): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ due_at_once_since: instantAfter(now), balance_told_at: null })
    .where('id', '=', order.id)
    .execute()
}

/** The booking where it was before. */
const placedAt = (row: OrderedBooking, { booking_date, starts_at, ends_at }: BookingRow): OrderedBooking => ({
  ...row,
  booking_date,
  starts_at,
  ends_at,
})
