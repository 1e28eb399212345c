import type { BookingReportBy, BookingSums, CalendarDate } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema'

export type BookingReportPeriod = { from: CalendarDate; to: CalendarDate; by: BookingReportBy }

const COLUMNS = { day: 'booking_date', product: 'product_name' } as const

/** Adds up the bookings whose trip is in a period; sorted by the key. */
export async function sumBookings(db: Db, { from, to, by }: BookingReportPeriod): Promise<BookingSums[]> {
  const column = sql.ref<string>(`booking.${COLUMNS[by]}`)
  const [status, guests, cents] = ['status', 'guests', 'total_cents'].map((name) =>
    sql.ref(`booking.${name}`),
  )
  const isKept = sql`${status} <> 'Cancelled'`
  const isPending = sql`${status} = 'Pending'`
  const rows = await db
    .selectFrom('booking')
    .where('booking.booking_date', '>=', from)
    .where('booking.booking_date', '<=', to)
    .select([
      column.as('key'),
      sql<number | string>`sum(case when ${isKept} then 1 else 0 end)`.as('bookings'),
      sql<number | string>`sum(case when ${isKept} then coalesce(${guests}, 0) else 0 end)`.as('guests'),
      sql<number | string>`sum(case when ${isKept} then ${cents} else 0 end)`.as('value'),
      sql<number | string>`sum(case when ${isKept} then 0 else 1 end)`.as('cancelled'),
      sql<number | string>`sum(case when ${isPending} then 1 else 0 end)`.as('pending'),
      sql<number | string>`sum(case when ${isPending} then ${cents} else 0 end)`.as('pending_value'),
    ])
    .groupBy(column)
    .execute()
  return rows
    .map(({ key, ...sums }) => ({
      key,
      bookings: Number(sums.bookings),
      guests: Number(sums.guests),
      value: Number(sums.value),
      cancelled: Number(sums.cancelled),
      pending: Number(sums.pending),
      pending_value: Number(sums.pending_value),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}
