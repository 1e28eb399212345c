import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** What the audit log records of these can be an event. */
const ENTITIES = "('booking', 'product', 'addon', 'closure', 'time_slot')"

/**
 * Webhooks. A change is noted by triggers, in its own transaction and whoever makes it, as long as an endpoint is enabled;
 * what is sent to whom is worked out from the note afterwards.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, postgres } = columnTypes(db)
  await runAll(db, [
    `create table webhook_endpoint (
      id ${id},
      url text not null,
      events text not null,
      description text not null,
      enabled integer not null,
      disabled_reason text,
      secret text not null,
      secret_last4 text not null,
      previous_secret text,
      previous_secret_until text,
      created_at text not null,
      last_success_at text,
      failing_since text
    ) ${strict}`,
    'create index webhook_endpoint_enabled on webhook_endpoint (id) where enabled = 1',
    `create table webhook_change (
      id ${id},
      audit_id integer,
      booking_id integer
    ) ${strict}`,
    `create table webhook_delivery (
      id ${id},
      endpoint_id integer not null references webhook_endpoint (id) on delete cascade,
      webhook_id text not null unique,
      event text not null,
      payload text not null,
      booking_id integer,
      change_id integer not null,
      is_held integer not null,
      state text not null,
      attempt_count integer not null default 0,
      attempts text not null,
      answer text,
      created_at text not null,
      next_attempt_at text,
      leased_until text
    ) ${strict}`,
    "create index webhook_delivery_due on webhook_delivery (next_attempt_at, id) where state = 'pending'",
    'create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, id)',
    'create index webhook_delivery_recent on webhook_delivery (created_at)',
    'create index webhook_delivery_booking on webhook_delivery (booking_id) where booking_id is not null',
    ...(postgres ? POSTGRES : SQLITE),
  ])
}

const IS_ENABLED = 'exists (select 1 from webhook_endpoint where enabled = 1)'

// A deleted booking that is put back has a later version.
const SQLITE = [
  `create trigger webhook_booking after insert on booking when new.version = 1 and ${IS_ENABLED}
    begin insert into webhook_change (booking_id) values (new.id); end`,
  `create trigger webhook_audit after insert on audit when new.entity in ${ENTITIES} and ${IS_ENABLED}
    begin insert into webhook_change (audit_id) values (new.id); end`,
]

const POSTGRES = [
  `create function note_booking_for_webhooks() returns trigger language plpgsql as $$
  begin
    if ${IS_ENABLED} then insert into webhook_change (booking_id) values (new.id); end if;
    return null;
  end $$`,
  `create trigger webhook_booking after insert on booking for each row when (new.version = 1)
    execute function note_booking_for_webhooks()`,
  `create function note_audit_for_webhooks() returns trigger language plpgsql as $$
  begin
    if ${IS_ENABLED} then insert into webhook_change (audit_id) values (new.id); end if;
    return null;
  end $$`,
  `create trigger webhook_audit after insert on audit for each row when (new.entity in ${ENTITIES})
    execute function note_audit_for_webhooks()`,
]
