import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** What was included when it was sold; of what was sold before, that is not known. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table booking add column included text',
    'alter table order_item add column included text',
  ])
}
