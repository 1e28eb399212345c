import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const FROZEN = 'rows of the ledger cannot be changed'

const METHODS = "('card', 'cash', 'terminal', 'bank')"
const ACCOUNTS = `('customer', 'sales', 'retained', 'stripe', 'cash', 'terminal', 'bank', 'damage_held', 'damage',
  'disputes', 'cash_difference')`

/**
 * Orders with the money of their bookings, and the ledger, whose rows are never changed or deleted. Money outlives
 * bookings and accounts, so it refers to neither.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, postgres, decimal } = columnTypes(db)
  await runAll(db, [
    `create table customer_order (
      id ${id},
      status text not null check (status in ('held', 'paying', 'placed', 'expired', 'cancelled')),
      currency text not null,
      account_id integer,
      customer text,
      policy text,
      balance_due_hours integer,
      invoice text,
      expires_at text,
      created_at text not null,
      updated_at text not null
    ) ${strict}`,
    'create index customer_order_account on customer_order (account_id) where account_id is not null',
    `create table order_booking (
      booking_id integer primary key not null,
      order_id integer not null references customer_order (id),
      refund_tiers text not null,
      deposit_percent ${decimal} not null,
      vat_percent ${decimal},
      percent_cap ${decimal},
      sold_cents integer not null default 0 check (sold_cents >= 0),
      allowance_cents integer not null default 0 check (allowance_cents >= 0),
      kept_cents integer not null default 0 check (kept_cents >= 0),
      retained_cents integer not null default 0 check (retained_cents >= kept_cents),
      paid_cents integer not null default 0 check (paid_cents >= 0)
    ) ${strict}`,
    'create index order_booking_order on order_booking (order_id)',
    `create table payment (
      id ${id},
      order_id integer not null references customer_order (id),
      method text not null check (method in ${METHODS}),
      status text not null check (status in ('open', 'authorized', 'captured', 'voided', 'failed')),
      amount_cents integer not null check (amount_cents > 0),
      captured_cents integer not null default 0 check (captured_cents >= 0 and captured_cents <= amount_cents),
      refunded_cents integer not null default 0 check (refunded_cents >= 0 and refunded_cents <= captured_cents),
      shares text not null,
      reference text,
      document_id integer,
      day text not null,
      created_at text not null,
      created_by integer
    ) ${strict}`,
    'create index payment_order on payment (order_id)',
    `create table refund (
      id ${id},
      order_id integer not null references customer_order (id),
      booking_id integer,
      method text not null check (method in ${METHODS}),
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      amount_cents integer not null check (amount_cents > 0),
      reason text,
      day text,
      undo_until text,
      created_at text not null,
      created_by integer
    ) ${strict}`,
    'create index refund_order on refund (order_id)',
    "create index refund_pending on refund (order_id) where status = 'pending'",
    `create table refund_share (
      refund_id integer not null references refund (id),
      payment_id integer not null references payment (id),
      amount_cents integer not null check (amount_cents > 0),
      document_id integer,
      primary key (refund_id, payment_id)
    ) ${strict}`,
    `create table damage_deposit (
      id ${id},
      booking_id integer not null,
      order_id integer not null references customer_order (id),
      method text not null check (method in ${METHODS}),
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('held', 'captured', 'released', 'lapsed')),
      captured_cents integer not null default 0 check (captured_cents >= 0 and captured_cents <= amount_cents),
      reason text,
      created_at text not null,
      created_by integer
    ) ${strict}`,
    'create index damage_deposit_order on damage_deposit (order_id)',
    'create index damage_deposit_booking on damage_deposit (booking_id)',
    `create table ledger (
      id ${id},
      at text not null,
      day text not null,
      kind text not null,
      debit text not null check (debit in ${ACCOUNTS}),
      credit text not null check (credit in ${ACCOUNTS}),
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      order_id integer,
      booking_id integer,
      payment_id integer,
      refund_id integer,
      damage_deposit_id integer,
      created_by integer,
      check (debit <> credit)
    ) ${strict}`,
    'create index ledger_order on ledger (order_id)',
    'create index ledger_day on ledger (day, id)',
    `create table product_terms (
      product_id integer primary key not null references product (id),
      terms text not null,
      version integer not null
    ) ${strict}`,
    ...(postgres ? postgresGuard() : sqliteGuard()),
  ])
}

function sqliteGuard(): string[] {
  const refuse = `begin select raise(abort, '${FROZEN}'); end`
  return [
    `create trigger ledger_update_guard before update on ledger ${refuse}`,
    `create trigger ledger_delete_guard before delete on ledger ${refuse}`,
    // "insert or replace" deletes without firing the trigger above.
    `create trigger ledger_insert_guard before insert on ledger
      when exists (select 1 from ledger where id = new.id) ${refuse}`,
  ]
}

function postgresGuard(): string[] {
  return [
    `create function guard_ledger() returns trigger language plpgsql as $$
    begin raise exception '${FROZEN}'; end $$`,
    `create trigger ledger_guard before update or delete on ledger
      for each row execute function guard_ledger()`,
    `create trigger ledger_truncate_guard before truncate on ledger
      for each statement execute function guard_ledger()`,
  ]
}
