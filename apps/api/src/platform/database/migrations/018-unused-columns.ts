import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** The stored response to a booking request names the booking, and with it the location. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ['alter table idempotency_key drop column location'])
}
