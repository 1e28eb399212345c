import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const COUNT = `insert into counter (kind, key, shard, value) values ('changes', '', 0, 1)
  on conflict (kind, key, shard) do update set value = counter.value + excluded.value`
const WATCHED = 'account_id, product_id, product_name, status, booking_date, starts_at, ends_at'
const EVENTS = ['insert', 'update', 'delete']

/**
 * Closures count as changes of bookings do, so that whoever keeps what is free knows when it has changed; and so does
 * another slot of the same day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, postgres ? POSTGRES : SQLITE)
}

const SQLITE = [
  ...EVENTS.map(
    (event) => `create trigger closure_${event}_change after ${event} on closure begin ${COUNT}; end`,
  ),
  `create trigger booking_times_change after update of starts_at, ends_at on booking begin ${COUNT}; end`,
]

const POSTGRES = [
  `create function count_change() returns trigger language plpgsql as $$
  begin
    ${COUNT};
    return null;
  end $$`,
  `create trigger closure_change after insert or update or delete on closure
    for each statement execute function count_change()`,
  'drop trigger booking_c_change on booking',
  `create trigger booking_c_change after insert or delete or update of ${WATCHED} on booking
    for each row execute function count_booking_change()`,
]
