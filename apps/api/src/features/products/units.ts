import { type CalendarDate, showDate } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'

/** The day from `today` on at which most craft of a product are out at one instant, and how many. */
export async function busiestDay(
  tx: Tx,
  productId: number,
  today: CalendarDate,
): Promise<{ units: number; date: string }> {
  const booked = await tx
    .selectFrom('booking')
    .select((row) => ['booking_date', 'starts_at', 'ends_at', row.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('booking_date', '>=', today)
    .where('status', '<>', 'Cancelled')
    .groupBy(['booking_date', 'starts_at', 'ends_at'])
    .execute()
  let busiest = { units: 0, date: '' }
  for (const { booking_date, starts_at } of booked) {
    const units = booked
      .filter(
        (other) =>
          other.booking_date === booking_date && other.starts_at <= starts_at && starts_at < other.ends_at,
      )
      .reduce((sum, { count }) => sum + count, 0)
    if (units > busiest.units) busiest = { units, date: showDate(booking_date) }
  }
  return busiest
}
