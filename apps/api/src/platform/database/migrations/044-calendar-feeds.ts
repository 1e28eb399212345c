import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Calendars to subscribe to: one of each account's own bookings, and those that administrators make for staff. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict } = columnTypes(db)
  await runAll(db, [
    `create table calendar_feed (
      id ${id},
      account_id integer not null references account (id),
      is_own integer not null,
      name text not null,
      product_ids text,
      statuses text not null,
      secret_hash text not null unique,
      created_at text not null,
      last_read_at text
    ) ${strict}`,
    'create unique index calendar_feed_own on calendar_feed (account_id) where is_own = 1',
    'create index calendar_feed_account on calendar_feed (account_id)',
  ])
}
