import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const SHARDS = 8
const TARGET = 'on conflict (kind, key, shard) do update set value = counter.value + excluded.value'

/** Bookings are counted by the quarter hour of their creation, from which the days of every time zone are summed up. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, [
    "delete from counter where kind = 'made'",
    `insert into counter (kind, key, shard, value)
      select 'created', ${quarterOf('booking')}, 0, count(*) from booking group by ${quarterOf('booking')}`,
    ...(postgres ? [postgresCounter()] : sqliteCounters()),
  ])
}

/** `2026-06-10T10:15` in UTC. */
const quarterOf = (row: string) =>
  `substr(${row}.created_at, 1, 14) || substr('00153045', 1 + 2 * (cast(substr(${row}.created_at, 15, 2) as integer) / 15), 2)`

function sqliteCounters(): string[] {
  const add = (kind: string, key: string, row: string, step: number, condition = 'true') =>
    `insert into counter (kind, key, shard, value) select '${kind}', ${key}, ${row}.id % ${SHARDS}, ${step} where ${condition} ${TARGET};`
  const counts = (row: 'new' | 'old', step: number) =>
    add('bookings', `${row}.status`, row, step) +
    add('activity', `cast(${row}.activity_id as text)`, row, step, `${row}.status <> 'Cancelled'`) +
    add('created', quarterOf(row), row, step)
  return [
    'drop trigger booking_count_insert',
    'drop trigger booking_count_delete',
    `create trigger booking_count_insert after insert on booking begin ${counts('new', 1)} end`,
    `create trigger booking_count_delete after delete on booking begin ${counts('old', -1)} end`,
  ]
}

function postgresCounter(): string {
  return `create or replace function count_booking() returns trigger language plpgsql as $$
    begin
      insert into counter (kind, key, shard, value)
      select kind, key, shard, sum(step) from (
        select 'bookings' as kind, new.status as key, new.id % ${SHARDS} as shard, 1 as step where tg_op <> 'DELETE'
        union all select 'activity', new.activity_id::text, new.id % ${SHARDS}, 1 where tg_op <> 'DELETE' and new.status <> 'Cancelled'
        union all select 'created', ${quarterOf('new')}, new.id % ${SHARDS}, 1 where tg_op = 'INSERT'
        union all select 'bookings', old.status, old.id % ${SHARDS}, -1 where tg_op <> 'INSERT'
        union all select 'activity', old.activity_id::text, old.id % ${SHARDS}, -1 where tg_op <> 'INSERT' and old.status <> 'Cancelled'
        union all select 'created', ${quarterOf('old')}, old.id % ${SHARDS}, -1 where tg_op = 'DELETE'
      ) change
      -- In one order for everybody, so that two writers never wait for each other.
      group by kind, key, shard having sum(step) <> 0 order by kind, key, shard
      ${TARGET};
      return null;
    end $$`
}
