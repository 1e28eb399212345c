import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const SHARDS = 8
const COUNT = 'on conflict (kind, key, shard) do update set value = counter.value + excluded.value'
const COUNT_ACCOUNT =
  'on conflict (account_id, status) do update set value = account_count.value + excluded.value'
const WATCHED = 'account_id, product_id, product_name, status, booking_date'

/**
 * When the owner of an account's address has followed a link sent to it. Bookings that staff make for another address
 * belong to no account, so that the account can be null; whom they are for is what staff typed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, [
    'alter table account add column mail_proven_at text',
    ...(postgres ? postgresAccounts() : sqliteAccounts()),
    'alter table booking add column contact_name text',
    'alter table booking add column contact_search text',
    'alter table booking add column contact_phone text',
    'alter table booking add column contact_mail text',
    `alter table booking add column customer_match text
      check (customer_match in ('proven', 'unproven', 'disabled', 'new'))`,
    'create index booking_kept_apart on booking (contact_mail) where account_id is null',
  ])
}

const keyOf = (row: string) => `${row}.status || ' ' || ${row}.product_id || ' ' || ${row}.product_name`

/** SQLite cannot change a column, so it is replaced. */
function sqliteAccounts(): string[] {
  const count = (kind: string, key: string, row: string, step: number) =>
    `insert into counter (kind, key, shard, value) values ('${kind}', ${key}, ${row}.id % ${SHARDS}, ${step}) ${COUNT};`
  const countRow = (row: string, step: number) =>
    `insert into account_count (account_id, status, value)
      select ${row}.account_id, ${row}.status, ${step} where ${row}.account_id is not null ${COUNT_ACCOUNT};
    ${count('product', keyOf(row), row, step)}`
  return [
    ...['insert', 'delete', 'update'].map((event) => `drop trigger booking_change_${event}`),
    'drop index booking_account',
    'alter table booking add column owner_id integer references account (id)',
    'update booking set owner_id = account_id',
    'alter table booking drop column account_id',
    'alter table booking rename column owner_id to account_id',
    'create index booking_account on booking (account_id, id)',
    `create trigger booking_change_insert after insert on booking
      begin ${countRow('new', 1)} ${count('changes', "''", 'new', 1)} end`,
    `create trigger booking_change_delete after delete on booking
      begin ${countRow('old', -1)} ${count('changes', "''", 'old', 1)} end`,
    `create trigger booking_change_update after update of ${WATCHED} on booking
      begin ${countRow('old', -1)} ${countRow('new', 1)} ${count('changes', "''", 'new', 1)} end`,
  ]
}

function postgresAccounts(): string[] {
  return [
    'alter table booking alter column account_id drop not null',
    `create or replace function count_booking_change() returns trigger language plpgsql as $$
    begin
      insert into counter (kind, key, shard, value)
      select kind, key, shard, sum(step) from (
        select 'changes' as kind, '' as key, coalesce(new.id, old.id) % ${SHARDS} as shard, 1 as step
        union all select 'product', ${keyOf('new')}, new.id % ${SHARDS}, 1 where tg_op <> 'DELETE'
        union all select 'product', ${keyOf('old')}, old.id % ${SHARDS}, -1 where tg_op <> 'INSERT'
      ) change
      -- In one order for everybody, so that two writers never wait for each other.
      group by kind, key, shard having sum(step) <> 0 order by kind, key, shard
      ${COUNT};
      insert into account_count (account_id, status, value)
      select account_id, status, sum(step) from (
        select new.account_id as account_id, new.status as status, 1 as step where tg_op <> 'DELETE'
        union all select old.account_id, old.status, -1 where tg_op <> 'INSERT'
      ) change
      where account_id is not null
      group by account_id, status having sum(step) <> 0 order by account_id, status
      ${COUNT_ACCOUNT};
      return null;
    end $$`,
  ]
}
