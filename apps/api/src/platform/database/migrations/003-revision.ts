import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const TABLES = ['faq', 'activity', 'product', 'addon'] as const
const EVENTS = ['insert', 'update', 'delete'] as const

/** Triggers raise the revision with every change of the catalogue. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  await runAll(db, [
    `create table revision (name text primary key not null, value integer not null) ${strict}`,
    "insert into revision (name, value) values ('catalogue', 1)",
    ...(postgres ? postgresTriggers() : sqliteTriggers()),
  ])
}

function sqliteTriggers(): string[] {
  return TABLES.flatMap((table) =>
    EVENTS.map(
      (event) => `create trigger ${table}_${event}_revision after ${event} on ${table} begin
        update revision set value = value + 1 where name = 'catalogue';
      end`,
    ),
  )
}

function postgresTriggers(): string[] {
  return [
    `create function raise_revision() returns trigger language plpgsql as $$
    begin
      update revision set value = value + 1 where name = 'catalogue';
      notify catalogue;
      return null;
    end $$`,
    ...TABLES.map(
      (table) => `create trigger ${table}_revision after insert or update or delete on ${table}
        for each statement execute function raise_revision()`,
    ),
  ]
}
