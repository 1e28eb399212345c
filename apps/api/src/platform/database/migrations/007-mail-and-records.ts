import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict } = columnTypes(db)
  await runAll(db, [
    `create table outbox (
      id ${id},
      kind text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      message_id text not null unique,
      booking_id integer,
      created_at text not null,
      due_at text not null,
      leased_until text,
      attempts integer not null default 0,
      last_error text,
      sent_at text,
      parked_at text
    ) ${strict}`,
    'create index outbox_due on outbox (due_at, id) where sent_at is null and parked_at is null',
    'create index outbox_booking on outbox (booking_id)',
    `create table audit (
      id ${id},
      at text not null,
      account_id integer,
      action text not null,
      entity text not null,
      entity_id integer not null,
      before text,
      after text,
      request_id text
    ) ${strict}`,
    'create index audit_entity on audit (entity, entity_id, id)',
    `create table undo (
      booking_id integer primary key not null,
      before text not null,
      outbox_id integer,
      expires_at text not null
    ) ${strict}`,
  ])
}
