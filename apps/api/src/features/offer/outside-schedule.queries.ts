import { dateIn, hasStarted, notOfferedReason, type Schedule, scheduleWith } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'
import { listTimeSlots, slotsOfProducts, timeRangeOf } from '../time-slots/time-slots.queries'

/** Ids of the pending and confirmed bookings ahead that a schedule of their product does not offer, the soonest first. */
export async function listOutsideSchedule(
  db: Db,
  { productId, schedule }: { productId: number; schedule: Schedule },
  { site: { timeZone }, now }: Moment,
): Promise<number[]> {
  const slots = slotsOfProducts(await listTimeSlots(db, 'archived too'))
  const offer = scheduleWith(schedule, productId, slots)
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'slot_id', 'booking_date as date', 'starts_at', 'ends_at'])
    .where('product_id', '=', productId)
    .where('booking_date', '>=', dateIn(timeZone, now))
    // A literal, because SQLite cannot use the partial index with a parameter.
    .where('status', '<>', sql.lit('Cancelled'))
    .orderBy('booking_date')
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows
    .filter(({ slot_id, date }) => notOfferedReason(offer, slot_id, date) !== undefined)
    .filter((row) => !hasStarted({ date: row.date, timeRange: timeRangeOf(row), timeZone }, now))
    .map(({ id }) => id)
}
