import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * How many emails of the kinds that customers cause were stored for a recipient on a day. The key is a hash: the limit
 * outlives the account, and addresses cannot be read from it. An index leads to the few emails that are being sent.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { strict } = columnTypes(db)
  await runAll(db, [
    `create table mail_quota (
      recipient_hash text not null,
      day text not null,
      used integer not null,
      primary key (day, recipient_hash)
    ) ${strict}`,
    // It went with the table that the stack has replaced.
    'create index if not exists undo_expiry on undo (expires_at)',
    'create index outbox_leased on outbox (leased_until) where leased_until is not null',
  ])
}
