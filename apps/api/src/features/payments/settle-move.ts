import { quoteMove } from '@luzzu/domain'
import type { BookingRow, Tx } from '../../platform/database/schema'
import type { Bookkeeping } from './ledger'
import { currentRefundPercent, listOrderIds, lockOrder, type OrderedBooking } from './order-money.queries'
import { makeRefund } from './refunds/make-refund'
import { setRetainedAmount, syncOrder, updateBookingAmounts } from './sync-orders'

type Move = { before: BookingRow; after: BookingRow; isOwn: boolean }

/**
 * Settles the money of a booking that was just moved: a dearer place makes the difference due, of a cheaper one the
 * share is refunded that a customer would have got who cancelled; from staff all of it.
 */
export async function settleMove(tx: Tx, { before, after, isOwn }: Move, books: Bookkeeping): Promise<void> {
  if (!books.site.keepsOrders) return
  const [orderId] = await listOrderIds(tx, [after.id])
  const money = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  const row = money?.bookings.find(({ booking_id }) => booking_id === after.id)
  if (!money || !row) return
  const percent = isOwn ? currentRefundPercent(placedAt(row, before), books) : 100
  if (isOwn) await updateBookingAmounts(tx, row, { percent_cap: percent })
  const { refund, kept } = quoteMove({
    before: Math.max(0, before.total_cents - row.allowance_cents),
    after: Math.max(0, after.total_cents - row.allowance_cents),
    paid: row.paid_cents,
    kept: row.kept_cents,
    percent,
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
}

/** The booking where it was before. */
const placedAt = (row: OrderedBooking, { booking_date, starts_at, ends_at }: BookingRow): OrderedBooking => ({
  ...row,
  booking_date,
  starts_at,
  ends_at,
})
