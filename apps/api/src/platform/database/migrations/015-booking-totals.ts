import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Totals of many expensive add-ons exceed four bytes; a repeated response includes the version it shows. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, [
    // SQLite integers have up to eight bytes anyway.
    ...(postgres ? ['alter table booking alter column total_cents type bigint'] : []),
    'alter table idempotency_key add column version integer not null default 1',
  ])
}
