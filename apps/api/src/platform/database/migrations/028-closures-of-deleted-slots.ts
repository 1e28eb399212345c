import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** A slot that is deleted takes its closures with it; those of slots deleted before kept closing what overlapped them. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'delete from closure where slot_id in (select id from time_slot where deleted_at is not null)',
  ])
}
