import { type Kysely, sql } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** The changes of a booking that can be undone are a stack: a deletion no longer replaces the decline before it. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, postgres } = columnTypes(db)
  // SQLite renames a table only while no trigger names it; functions of PostgreSQL find tables when they run.
  const guard = postgres ? undefined : await readTrigger(db, 'booking_guard_update')
  await runAll(db, [
    ...(guard ? ['drop trigger booking_guard_update'] : []),
    'alter table undo rename to undo_of_booking',
    'drop index undo_closure',
    `create table undo (
      id ${id},
      booking_id integer not null,
      before text not null,
      outbox_id integer,
      expires_at text not null,
      closure_id integer
    ) ${strict}`,
    `insert into undo (booking_id, before, outbox_id, expires_at, closure_id)
      select booking_id, before, outbox_id, expires_at, closure_id from undo_of_booking order by expires_at, booking_id`,
    'drop table undo_of_booking',
    'create index undo_booking on undo (booking_id, id)',
    'create index undo_closure on undo (closure_id) where closure_id is not null',
    ...(guard ? [guard] : []),
  ])
}

async function readTrigger(db: Kysely<never>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where name = ${name}`.execute(db)
  return rows[0]?.sql
}
