import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** Orders that were held before have the ids of their add-ons alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ['alter table order_item add column addons text'])
}
