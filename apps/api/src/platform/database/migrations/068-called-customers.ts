import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** When the customer of a cancelled booking was called about it, and by whom. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table booking add column called_at text',
    'alter table booking add column called_by integer references account (id)',
  ])
}
