import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Background jobs, each run by one process at a time; and indexes for the daily deletion of expired data. */
export async function up(db: Kysely<never>): Promise<void> {
  const { strict } = columnTypes(db)
  await runAll(db, [
    `create table job (
      name text primary key not null,
      due_at text not null,
      leased_until text,
      leased_by text,
      last_at text,
      last_error text
    ) ${strict}`,
    'create index session_ended on session (ended_at) where ended_at is not null',
    'create index session_idle on session (last_seen_at) where ended_at is null',
    'create index password_reset_expiry on password_reset (expires_at)',
    'create index undo_expiry on undo (expires_at)',
    'create index product_image on product (image_hash)',
  ])
}
