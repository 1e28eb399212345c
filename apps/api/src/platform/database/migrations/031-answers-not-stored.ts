import { type Kysely, sql } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * An idempotency key names what was created instead of storing the response, which had personal data, and belongs to a
 * route. Bookings know when they last changed. The database has an identity of its own, by which calendars know its
 * events whatever the name of the site.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  const recordId = postgres ? "(answer::json ->> 'id')::integer" : "json_extract(answer, '$.id')"
  const uuid = postgres
    ? 'gen_random_uuid()::text'
    : `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-'
        || substr('89AB', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`
  await runAll(db, [
    'alter table idempotency_key rename to stored_answer',
    'drop index idempotency_key_age',
    `create table idempotency_key (
      account_id integer not null references account (id) on delete cascade,
      route text not null,
      key text not null,
      request_hash text not null,
      record_id integer not null,
      created_at text not null,
      primary key (account_id, route, key)
    ) ${strict}`,
    `insert into idempotency_key (account_id, route, key, request_hash, record_id, created_at)
      select account_id, '/api/bookings', key, request_hash, ${recordId}, created_at from stored_answer`,
    'drop table stored_answer',
    'create index idempotency_key_age on idempotency_key (created_at)',
    'alter table booking add column updated_at text',
    `create table installation (id integer primary key not null check (id = 1), uuid text not null) ${strict}`,
  ])
  await sql.raw(`insert into installation (id, uuid) values (1, ${uuid})`).execute(db)
}
