import type { CalendarDate, OccupiedRange } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema'

type Days = { productId: number; from: CalendarDate; to?: CalendarDate }

/** The times that Pending and Confirmed bookings of a product occupy, by day; equal times are one range with a count. */
export async function listOccupied(
  db: Db,
  { productId, from, to }: Days,
): Promise<Map<CalendarDate, OccupiedRange[]>> {
  const rows = await db
    .selectFrom('booking')
    .select((row) => ['booking_date', 'starts_at', 'ends_at', row.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('booking_date', '>=', from)
    .$if(to !== undefined, (query) => query.where('booking_date', '<=', to as CalendarDate))
    // A literal, without which SQLite cannot use the partial index.
    .where('status', '<>', sql.lit('Cancelled'))
    .groupBy(['booking_date', 'starts_at', 'ends_at'])
    .orderBy('booking_date')
    .execute()
  const days = new Map<CalendarDate, OccupiedRange[]>()
  for (const { booking_date, starts_at, ends_at, count } of rows) {
    const day = days.get(booking_date) ?? []
    day.push({ start: starts_at, end: ends_at, count })
    days.set(booking_date, day)
  }
  return days
}
