import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** Staff see who holds what, and how much each reseller holds and has booked. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'create index reseller_booking_hold on reseller_booking (hold_id) where hold_id is not null',
    'create index reseller_booking_state on reseller_booking (token_id, state, expires_at)',
  ])
}
