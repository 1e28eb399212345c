import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Bookings without an account whose guest was erased, so that a restored backup brings nobody back. */
export async function up(db: Kysely<never>): Promise<void> {
  const { strict } = columnTypes(db)
  await runAll(db, [
    `create table erased_guest (
      booking_id integer primary key not null,
      created_at text not null
    ) ${strict}`,
    `create index order_of_guest on customer_order (updated_at)
      where customer is not null and status = 'expired'`,
  ])
}
