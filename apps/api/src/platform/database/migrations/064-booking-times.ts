import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** The bookings of a day in the order of their times; of a product they are never asked for by day and id alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'create index booking_day_time on booking (booking_date, starts_at, id)',
    'create index booking_status_day_time on booking (status, booking_date, starts_at, id)',
    'create index booking_product_day_time on booking (product_id, status, booking_date, starts_at, id)',
    'drop index booking_product_day',
  ])
}
