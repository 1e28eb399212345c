import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const SHARDS = 8
const REFUSED = 'audit rows cannot be changed'

/**
 * Accounts can be erased: their rows stay without personal data and are no longer counted. While `audit_erasure` has a
 * row in the transaction, the content of audit rows can be replaced, and nothing else of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  await runAll(db, [
    'alter table account add column erased_at text',
    'create index outbox_recipient on outbox (recipient)',
    `create table audit_erasure (account_id integer not null) ${strict}`,
    ...(postgres ? POSTGRES : SQLITE),
  ])
}

const COUNTED = `insert into counter (kind, key, shard, value) values ('accounts', '', old.id % ${SHARDS}, -1)
  on conflict (kind, key, shard) do update set value = counter.value + excluded.value;`

const SQLITE = [
  // Otherwise the index keeps the text of former names until it is merged.
  "insert into account_search (account_search, rank) values ('secure-delete', 1)",
  `create index audit_deleted_booking on audit (json_extract(before, '$.account_id'))
    where entity = 'booking' and action = 'deleted'`,
  `create trigger account_count_erase after update of erased_at on account
    when old.erased_at is null and new.erased_at is not null begin ${COUNTED} end`,
  'drop trigger audit_update_guard',
  `create trigger audit_update_guard before update on audit
    when not exists (select 1 from audit_erasure)
      or new.id <> old.id or new.at <> old.at or new.account_id is not old.account_id or new.action <> old.action
      or new.entity <> old.entity or new.entity_id <> old.entity_id or new.request_id is not old.request_id
    begin select raise(abort, '${REFUSED}'); end`,
]

const POSTGRES = [
  `create index audit_deleted_booking on audit ((before::json ->> 'account_id'))
    where entity = 'booking' and action = 'deleted'`,
  `create function count_erased_account() returns trigger language plpgsql as $$
  begin
    ${COUNTED}
    return null;
  end $$`,
  `create trigger account_count_erase after update of erased_at on account
    for each row when (old.erased_at is null and new.erased_at is not null)
    execute function count_erased_account()`,
  `create or replace function guard_audit() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select 1 from audit_retention where old.at < older_than) then return old; end if;
    elsif tg_op = 'UPDATE' then
      if exists (select 1 from audit_erasure)
        and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after' then return new; end if;
    end if;
    raise exception '${REFUSED}';
  end $$`,
]
