import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** The damage deposit that was agreed on; of what was sold before, that is not known. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ['alter table order_booking add column damage_deposit_cents integer'])
}
