import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** When a request was made again by moving its booking: the age of a request counts from then. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ['alter table booking add column requested_at text'])
}
