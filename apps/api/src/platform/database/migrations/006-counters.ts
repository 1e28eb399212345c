import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Counters are sharded, so that concurrent writers rarely update the same row. */
const SHARDS = 8

/**
 * Counts for the dashboard, maintained by triggers in the transaction of each change, so that reading them has constant
 * cost.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  await runAll(db, [
    `create table counter (
      kind text not null,
      key text not null,
      shard integer not null,
      value integer not null,
      primary key (kind, key, shard)
    ) ${strict}`,
    ...(postgres ? postgresCounters() : sqliteCounters()),
  ])
}

const TARGET = 'on conflict (kind, key, shard) do update set value = counter.value + excluded.value'

const isActive = (row: string) => `${row}.status <> 'Cancelled'`

function sqliteCounters(): string[] {
  const add = (kind: string, key: string, id: string, step: number, condition = 'true') =>
    `insert into counter (kind, key, shard, value) select '${kind}', ${key}, ${id} % ${SHARDS}, ${step} where ${condition} ${TARGET};`
  const booking = (row: 'new' | 'old', step: number) =>
    add('bookings', `${row}.status`, `${row}.id`, step) +
    add('activity', `cast(${row}.activity_id as text)`, `${row}.id`, step, isActive(row))
  const made = (row: 'new' | 'old', step: number) =>
    add('made', `substr(${row}.created_at, 1, 10)`, `${row}.id`, step)
  return [
    `create trigger booking_count_insert after insert on booking begin ${booking('new', 1)} ${made('new', 1)} end`,
    `create trigger booking_count_delete after delete on booking begin ${booking('old', -1)} ${made('old', -1)} end`,
    `create trigger booking_count_update after update of status, activity_id on booking
      begin ${booking('old', -1)} ${booking('new', 1)} end`,
    `create trigger account_count_insert after insert on account begin ${add('accounts', "''", 'new.id', 1)} end`,
    `create trigger account_count_delete after delete on account begin ${add('accounts', "''", 'old.id', -1)} end`,
  ]
}

function postgresCounters(): string[] {
  return [
    `create function count_booking() returns trigger language plpgsql as $$
    begin
      insert into counter (kind, key, shard, value)
      select kind, key, shard, sum(step) from (
        select 'bookings' as kind, new.status as key, new.id % ${SHARDS} as shard, 1 as step where tg_op <> 'DELETE'
        union all select 'activity', new.activity_id::text, new.id % ${SHARDS}, 1 where tg_op <> 'DELETE' and new.status <> 'Cancelled'
        union all select 'made', left(new.created_at, 10), new.id % ${SHARDS}, 1 where tg_op = 'INSERT'
        union all select 'bookings', old.status, old.id % ${SHARDS}, -1 where tg_op <> 'INSERT'
        union all select 'activity', old.activity_id::text, old.id % ${SHARDS}, -1 where tg_op <> 'INSERT' and old.status <> 'Cancelled'
        union all select 'made', left(old.created_at, 10), old.id % ${SHARDS}, -1 where tg_op = 'DELETE'
      ) change
      -- In one order for everybody, so that two writers never wait for each other.
      group by kind, key, shard having sum(step) <> 0 order by kind, key, shard
      ${TARGET};
      return null;
    end $$`,
    `create trigger booking_b_count after insert or delete or update of status, activity_id on booking
      for each row execute function count_booking()`,
    `create function count_account() returns trigger language plpgsql as $$
    declare step integer := case when tg_op = 'INSERT' then 1 else -1 end;
    begin
      insert into counter (kind, key, shard, value)
      values ('accounts', '', coalesce(new.id, old.id) % ${SHARDS}, step) ${TARGET};
      return null;
    end $$`,
    'create trigger account_count after insert or delete on account for each row execute function count_account()',
  ]
}
