import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** What administrators have set, in one row, which the first change creates. Pages show it, so it raises the revision. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  await runAll(db, [
    `create table settings (
      id integer primary key not null check (id = 1), changed text not null, version integer not null
    ) ${strict}`,
    'alter table booking add column confirmed_at text',
    'alter table booking add column reminded_at text',
    "create index booking_reminder on booking (booking_date, id) where status = 'Confirmed' and reminded_at is null",
    ...(postgres ? [POSTGRES] : SQLITE),
  ])
}

const SQLITE = ['insert', 'update'].map(
  (event) => `create trigger settings_${event}_revision after ${event} on settings begin
    update revision set value = value + 1 where name = 'catalogue';
  end`,
)

const POSTGRES = `create trigger settings_revision after insert or update on settings
  for each statement execute function raise_revision()`
