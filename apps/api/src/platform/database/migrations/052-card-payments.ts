import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * Payments by card through the gateway: what is known of each, the calls that change something there, and what staff have
 * to look at.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict } = columnTypes(db)
  await runAll(db, [
    'alter table order_item add column terms text',
    `create table card_payment (
      payment_id integer primary key not null references payment (id),
      purpose text not null check (purpose in ('checkout', 'balance')),
      session_id text unique,
      intent_id text unique,
      url text,
      brand text,
      last4 text,
      authorized_at text,
      capture_before text,
      ending text check (ending in ('expired', 'late', 'outside', 'mismatch')),
      checked_at text
    ) ${strict}`,
    "create index payment_unsettled on payment (id) where status in ('open', 'authorized')",
    `create table stripe_call (
      id ${id},
      subject text not null unique,
      kind text not null,
      uuid text not null unique,
      idempotency_key text not null unique,
      target text,
      body text not null,
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      stripe_id text,
      error text,
      attempts integer not null default 0,
      first_sent_at text,
      is_uncertain integer not null default 0 check (is_uncertain in (0, 1)),
      due_at text not null,
      created_at text not null
    ) ${strict}`,
    "create index stripe_call_due on stripe_call (due_at) where status = 'pending'",
    `create table attention (
      id ${id},
      kind text not null,
      order_id integer,
      payment_id integer,
      refund_id integer,
      amount_cents integer not null,
      text text not null,
      at text not null,
      resolved_at text
    ) ${strict}`,
    'create index attention_open on attention (id) where resolved_at is null',
    `create table webhook_receipt (
      id integer primary key check (id = 1),
      seen_at text not null
    ) ${strict}`,
  ])
}
