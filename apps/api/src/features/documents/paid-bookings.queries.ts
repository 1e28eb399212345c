import type { PaidBookings } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import { findOrderHolders } from './order-holders.queries'

/** Adds the first booking of its order and for whom it is; where there is none, who has ordered. */
export async function addPaidBookings<Row extends { order_id: number | null }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & PaidBookings)[]> {
  const ids = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))]
  const found = await findPaidBookings(db, ids)
  const holders = await findOrderHolders(
    db,
    ids.filter((id) => !found.has(id)),
  )
  return rows.map((row) => ({
    ...row,
    ...(found.get(row.order_id ?? 0) ?? {
      username: holders.get(row.order_id ?? 0)?.username ?? null,
      booking: null,
      bookings: 0,
    }),
  }))
}

async function findPaidBookings(db: Db, orderIds: readonly number[]): Promise<Map<number, PaidBookings>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_booking')
    .innerJoin('booking', 'booking.id', 'order_booking.booking_id')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select(({ fn }) => [
      'order_booking.order_id',
      'booking.id',
      'booking.product_name',
      'booking.booking_date',
      'booking.slot_name',
      fn.coalesce('account.username', 'booking.contact_name').as('username'),
    ])
    .where('order_booking.order_id', 'in', orderIds)
    .orderBy('booking.id')
    .execute()
  const found = new Map<number, PaidBookings>()
  for (const { order_id, username, ...booking } of rows) {
    const first = found.get(order_id)
    if (first) first.bookings += 1
    else found.set(order_id, { username, booking, bookings: 1 })
  }
  return found
}
