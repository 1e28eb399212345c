import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict } = columnTypes(db)
  await runAll(db, [
    `create table account (
      id ${id},
      username text not null,
      search_name text not null,
      mail text not null unique,
      phone text not null,
      password_hash text not null,
      permission_level integer not null default 0 check (permission_level in (0, 1)),
      disabled_at text,
      created_at text not null
    ) ${strict}`,
    `create table account_gram (
      gram text not null,
      account_id integer not null references account (id) on delete cascade,
      primary key (gram, account_id)
    ) ${strict}`,
    'create index account_gram_account on account_gram (account_id)',
    `create table session (
      id text primary key not null,
      account_id integer not null references account (id) on delete cascade,
      token_hash text not null unique,
      created_at text not null,
      last_seen_at text not null,
      ended_at text
    ) ${strict}`,
    'create index session_account on session (account_id)',
    `create table password_reset (
      token_hash text primary key not null,
      account_id integer not null references account (id) on delete cascade,
      expires_at text not null,
      used_at text
    ) ${strict}`,
    'create index password_reset_account on password_reset (account_id)',
  ])
}
