import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** By which an email finds those to its recipient that go first. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'create index outbox_waiting_recipient on outbox (recipient, id) where sent_at is null and failed_at is null',
  ])
}
