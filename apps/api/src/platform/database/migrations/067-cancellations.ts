import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** How bookings came to be cancelled and why, for their customers; of earlier ones it is not known. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table booking add column cancellation text',
    'alter table booking add column reason text',
  ])
}
