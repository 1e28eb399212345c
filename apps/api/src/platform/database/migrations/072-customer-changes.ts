import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const COUNT = `insert into counter (kind, key, shard, value) values ('changes', '', 0, 1)
  on conflict (kind, key, shard) do update set value = counter.value + excluded.value`
const WATCHED = 'account_id, product_id, product_name, status, booking_date, starts_at, ends_at'
const CONTACT = 'contact_search, contact_phone'

/** What else bookings are searched by. */
const SEARCHED = {
  account: 'search_name, phone',
  reseller_booking: 'booking_id, reseller_reference',
}

/** By whom bookings are found counts as their changes do, so that whoever keeps how many match knows when it has changed. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, postgres ? POSTGRES : SQLITE)
}

const SQLITE = Object.entries({ ...SEARCHED, booking: CONTACT }).map(
  ([table, columns]) =>
    `create trigger ${table}_search_change after update of ${columns} on ${table} begin ${COUNT}; end`,
)

const POSTGRES = [
  ...Object.entries(SEARCHED).map(
    ([table, columns]) => `create trigger ${table}_search_change after update of ${columns} on ${table}
      for each statement execute function count_change()`,
  ),
  // One trigger, so that a booking locks one counter.
  'drop trigger booking_c_change on booking',
  `create trigger booking_c_change after insert or delete or update of ${WATCHED}, ${CONTACT} on booking
    for each row execute function count_booking_change()`,
]
