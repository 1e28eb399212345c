import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * Emails are stored as template data; the text, which may contain a link to set a password, is rendered when sent.
 * Pending emails keep their stored text; sent and failed ones lose their links.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  const text = postgres ? `json_build_object('text', body)::text` : `json_object('text', body)`
  await runAll(db, [
    'drop index outbox_due',
    'alter table outbox rename column parked_at to failed_at',
    'alter table outbox add column first_attempt_at text',
    'alter table outbox add column data text',
    `update outbox set data = ${text}
      where sent_at is null and (failed_at is null or kind <> 'password-reset')`,
    'alter table outbox drop column body',
    'create index outbox_due on outbox (due_at, id) where sent_at is null and failed_at is null',
    'create index outbox_waiting on outbox (created_at) where sent_at is null and failed_at is null',
    'create index outbox_failed on outbox (failed_at) where failed_at is not null',
    'create index outbox_sent on outbox (sent_at) where sent_at is not null',
  ])
}
