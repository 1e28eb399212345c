import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const SHARDS = 8
const COUNT = 'on conflict (kind, key, shard) do update set value = counter.value + excluded.value'
const COUNT_ACCOUNT =
  'on conflict (account_id, status) do update set value = account_count.value + excluded.value'
const WATCHED = 'account_id, product_id, product_name, status, booking_date'

/** The counts of bookings by user, and the triggers that keep them, under the name of what they hold. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, postgres ? postgresCounts() : sqliteCounts())
}

const keyOf = (row: string) => `${row}.status || ' ' || ${row}.product_id || ' ' || ${row}.product_name`

function sqliteCounts(): string[] {
  const count = (kind: string, key: string, row: string, step: number) =>
    `insert into counter (kind, key, shard, value) values ('${kind}', ${key}, ${row}.id % ${SHARDS}, ${step}) ${COUNT};`
  const countRow = (row: string, step: number) =>
    `insert into account_count (account_id, status, value) values (${row}.account_id, ${row}.status, ${step}) ${COUNT_ACCOUNT};
    ${count('product', keyOf(row), row, step)}`
  return [
    ...['insert', 'delete', 'update'].map((event) => `drop trigger booking_tally_${event}`),
    'alter table account_tally rename to account_count',
    `create trigger booking_change_insert after insert on booking
      begin ${countRow('new', 1)} ${count('changes', "''", 'new', 1)} end`,
    `create trigger booking_change_delete after delete on booking
      begin ${countRow('old', -1)} ${count('changes', "''", 'old', 1)} end`,
    `create trigger booking_change_update after update of ${WATCHED} on booking
      begin ${countRow('old', -1)} ${countRow('new', 1)} ${count('changes', "''", 'new', 1)} end`,
  ]
}

function postgresCounts(): string[] {
  return [
    'drop trigger booking_c_tally on booking',
    'drop function tally_booking()',
    'alter table account_tally rename to account_count',
    `create function count_booking_change() returns trigger language plpgsql as $$
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
      group by account_id, status having sum(step) <> 0 order by account_id, status
      ${COUNT_ACCOUNT};
      return null;
    end $$`,
    `create trigger booking_c_change after insert or delete or update of ${WATCHED} on booking
      for each row execute function count_booking_change()`,
  ]
}
