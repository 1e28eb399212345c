import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * Secrets for programs, stored as hashes. Those of a token that was rotated work side by side until `previous_until`.
 * An idempotency key belongs to an account, or to a token, by minus its id.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict } = columnTypes(db)
  await runAll(db, [
    `create table api_token (
      id ${id},
      name text not null,
      token_hash text not null unique,
      last4 text not null,
      previous_hash text unique,
      previous_until text,
      scopes text not null,
      mode text not null check (mode in ('live', 'test')),
      expires_at text,
      rate_per_minute integer not null check (rate_per_minute between 10 and 6000),
      reseller text,
      created_at text not null,
      created_by integer references account (id),
      last_used_at text,
      revoked_at text
    ) ${strict}`,
    'alter table audit add column token_id integer references api_token (id)',
    ...keysOfTokens(strict),
  ])
}

/** The table without its foreign key, which SQLite cannot drop. */
function keysOfTokens(strict: string): string[] {
  const columns = 'account_id, route, key, request_hash, record_id, created_at'
  return [
    'alter table idempotency_key rename to former_key',
    'drop index idempotency_key_age',
    `create table idempotency_key (
      account_id integer not null,
      route text not null,
      key text not null,
      request_hash text not null,
      record_id integer not null,
      created_at text not null,
      primary key (account_id, route, key)
    ) ${strict}`,
    `insert into idempotency_key (${columns}) select ${columns} from former_key`,
    'drop table former_key',
    'create index idempotency_key_age on idempotency_key (created_at)',
  ]
}
