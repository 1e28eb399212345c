import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const SHARDS = 8
const COUNT = 'on conflict (kind, key, shard) do update set value = counter.value + excluded.value'
const TALLY = 'on conflict (account_id, status) do update set value = account_tally.value + excluded.value'

/**
 * Counts by user and by product, which a search adds up; a revision that rises with every change of a booking; and
 * indexes for each list order by date.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  await runAll(db, [
    `create table account_tally (
      account_id integer not null references account (id) on delete cascade,
      status text not null,
      value integer not null,
      primary key (account_id, status)
    ) ${strict}`,
    ...(postgres ? postgresTallies() : sqliteTallies()),
    'insert into account_tally select account_id, status, count(*) from booking group by account_id, status',
    `insert into counter (kind, key, shard, value)
      select 'product', ${keyOf('booking')}, 0, count(*) from booking group by product_id, status, product_name`,
    'create index booking_status_day on booking (status, booking_date, id)',
    'create index booking_product_status on booking (product_id, status, id)',
    'create index booking_product_day on booking (product_id, status, booking_date, id)',
    'drop index booking_product',
  ])
}

const keyOf = (row: string) => `${row}.status || ' ' || ${row}.product_id || ' ' || ${row}.product_name`

const WATCHED = 'account_id, product_id, product_name, status, booking_date'

function sqliteTallies(): string[] {
  const count = (kind: string, key: string, row: string, step: number) =>
    `insert into counter (kind, key, shard, value) values ('${kind}', ${key}, ${row}.id % ${SHARDS}, ${step}) ${COUNT};`
  const tally = (row: string, step: number) =>
    `insert into account_tally (account_id, status, value) values (${row}.account_id, ${row}.status, ${step}) ${TALLY};
    ${count('product', keyOf(row), row, step)}`
  return [
    `create trigger booking_tally_insert after insert on booking
      begin ${tally('new', 1)} ${count('changes', "''", 'new', 1)} end`,
    `create trigger booking_tally_delete after delete on booking
      begin ${tally('old', -1)} ${count('changes', "''", 'old', 1)} end`,
    `create trigger booking_tally_update after update of ${WATCHED} on booking
      begin ${tally('old', -1)} ${tally('new', 1)} ${count('changes', "''", 'new', 1)} end`,
  ]
}

function postgresTallies(): string[] {
  return [
    `create function tally_booking() returns trigger language plpgsql as $$
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
      insert into account_tally (account_id, status, value)
      select account_id, status, sum(step) from (
        select new.account_id as account_id, new.status as status, 1 as step where tg_op <> 'DELETE'
        union all select old.account_id, old.status, -1 where tg_op <> 'INSERT'
      ) change
      group by account_id, status having sum(step) <> 0 order by account_id, status
      ${TALLY};
      return null;
    end $$`,
    `create trigger booking_c_tally after insert or delete or update of ${WATCHED} on booking
      for each row execute function tally_booking()`,
  ]
}
