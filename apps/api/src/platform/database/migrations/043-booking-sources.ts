import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** Finds the few bookings that did not come from the site. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ["create index booking_source on booking (source, id) where source <> 'site'"])
}
