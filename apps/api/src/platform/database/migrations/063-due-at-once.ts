import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** What a move to a dearer place has made due at once, and since when. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table order_booking add column due_at_once_cents integer not null default 0',
    'alter table customer_order add column due_at_once_since text',
  ])
}
