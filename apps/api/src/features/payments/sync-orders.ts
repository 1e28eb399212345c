import { type Cents, placedOrderStatus, revenueOf } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { OrderBookingRow } from '../../platform/database/order-tables'
import type { Tx } from '../../platform/database/schema'
import { type Bookkeeping, postLedgerEvent } from './ledger'
import {
  listOrderIds,
  lockOrder,
  type OrderedBooking,
  type OrderMoney,
  toBookingMoney,
} from './order-money.queries'

/**
 * Makes ledger and orders follow bookings that were confirmed, cancelled, moved, deleted or put back: the sale of a
 * booking is posted while it is confirmed. Call it after every change of status or price, in its transaction.
 */
export async function syncOrdersOfBookings(
  tx: Tx,
  bookingIds: readonly number[],
  books: Bookkeeping,
): Promise<void> {
  if (!books.site.keepsOrders) return
  for (const id of await listOrderIds(tx, bookingIds)) {
    const money = await lockOrder(tx, id)
    if (money) await syncOrder(tx, money, books)
  }
}

/** The same for one order, which is locked. */
export async function syncOrder(tx: Tx, { order, bookings }: OrderMoney, books: Bookkeeping): Promise<void> {
  for (const row of bookings) {
    const cents = revenueOf(toBookingMoney(row))
    if (cents === row.sold_cents) continue
    await postLedgerEvent(
      tx,
      { kind: 'sale', cents: cents - row.sold_cents },
      { order, booking_id: row.booking_id },
      books,
    )
    await updateBookingAmounts(tx, row, { sold_cents: cents })
  }
  const status = order.status === 'placed' || order.status === 'cancelled' ? statusOf(bookings) : order.status
  if (status === order.status) return
  await tx
    .updateTable('customer_order')
    .set({ status, updated_at: instantAfter(books.now) })
    .where('id', '=', order.id)
    .execute()
  order.status = status
}

const statusOf = (bookings: readonly OrderedBooking[]) => placedOrderStatus(bookings.map(toBookingMoney))

type BookingAmounts = Partial<
  Pick<
    OrderBookingRow,
    | 'sold_cents'
    | 'allowance_cents'
    | 'kept_cents'
    | 'retained_cents'
    | 'paid_cents'
    | 'percent_cap'
    | 'due_at_once_cents'
  >
>

/** Stores where the money of a booking stands, in the row, too. */
export async function updateBookingAmounts(
  tx: Tx,
  row: OrderedBooking,
  money: BookingAmounts,
): Promise<void> {
  await tx.updateTable('order_booking').set(money).where('booking_id', '=', row.booking_id).execute()
  Object.assign(row, money)
}

/** What is kept of a booking from now on, posted. */
export async function setRetainedAmount(
  tx: Tx,
  {
    order,
    row,
    cents,
    kept = row.kept_cents,
  }: { order: OrderMoney['order']; row: OrderedBooking; cents: Cents; kept?: Cents },
  books: Bookkeeping,
): Promise<void> {
  const difference = cents - row.retained_cents
  await postLedgerEvent(
    tx,
    { kind: 'retained', cents: difference },
    { order, booking_id: row.booking_id },
    books,
  )
  await updateBookingAmounts(tx, row, { retained_cents: cents, kept_cents: kept })
}
