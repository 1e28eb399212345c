import type { Kysely } from 'kysely'
import { runAll } from './column-types'

export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ['alter table time_slot add column product_ids text'])
}
