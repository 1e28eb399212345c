import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** What the audit log records of these can be an event. */
const ENTITIES = "('booking', 'product', 'addon', 'closure', 'time_slot')"

/**
 * Webhooks of resellers are endpoints with a token. What happens to a booking of a reseller is always noted, because one
 * without a webhook gets an email; what happens to its holds and tests only for a webhook.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, [
    'alter table webhook_endpoint add column token_id integer references api_token (id)',
    'alter table webhook_endpoint add column capabilities text',
    'alter table webhook_change add column reseller_booking_id integer',
    'alter table webhook_delivery add column reseller_booking_id integer',
    'create index webhook_endpoint_token on webhook_endpoint (token_id) where token_id is not null',
    `create index webhook_delivery_reseller_booking on webhook_delivery (reseller_booking_id)
      where reseller_booking_id is not null`,
    'alter table reseller_booking add column closure_id integer',
    'create index reseller_booking_closure on reseller_booking (closure_id) where closure_id is not null',
    ...(postgres ? POSTGRES : SQLITE),
  ])
}

const IS_ENABLED = 'exists (select 1 from webhook_endpoint where enabled = 1)'
const IS_SOLD = `new.entity = 'booking' and exists
  (select 1 from reseller_booking where booking_id = new.entity_id)`
const IS_HEARD = 'exists (select 1 from webhook_endpoint where enabled = 1 and token_id = new.token_id)'

// Of what has become a booking the audit log tells.
const SQLITE = [
  'drop trigger webhook_audit',
  `create trigger webhook_audit after insert on audit
    when new.entity in ${ENTITIES} and (${IS_ENABLED} or ${IS_SOLD})
    begin insert into webhook_change (audit_id) values (new.id); end`,
  `create trigger webhook_reseller_booking after update on reseller_booking
    when new.booking_id is null and ${IS_HEARD}
    begin insert into webhook_change (reseller_booking_id) values (new.id); end`,
]

const POSTGRES = [
  `create or replace function note_audit_for_webhooks() returns trigger language plpgsql as $$
  begin
    if ${IS_ENABLED} or (${IS_SOLD}) then insert into webhook_change (audit_id) values (new.id); end if;
    return null;
  end $$`,
  `create function note_reseller_booking_for_webhooks() returns trigger language plpgsql as $$
  begin
    if ${IS_HEARD} then insert into webhook_change (reseller_booking_id) values (new.id); end if;
    return null;
  end $$`,
  `create trigger webhook_reseller_booking after update on reseller_booking
    for each row when (new.booking_id is null) execute function note_reseller_booking_for_webhooks()`,
]
