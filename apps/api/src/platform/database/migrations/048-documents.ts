import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const FROZEN = 'documents cannot be changed'
const CLOSED = 'cash-ups cannot be changed'

/**
 * Receipts, invoices and credit notes, numbered without gaps, and the cash-ups of days. Neither can be changed or
 * deleted, except that a credit note is cancelled. They outlive orders, bookings and accounts, so they refer to none.
 * Lines repeat what documents say, for reports.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, postgres, decimal } = columnTypes(db)
  await runAll(db, [
    `create table document_series (
      id integer primary key check (id = 1),
      series text not null
    ) ${strict}`,
    "insert into document_series (id, series) values (1, '')",
    `create table document_counter (
      prefix text not null,
      year integer not null,
      series text not null,
      value integer not null,
      primary key (prefix, year, series)
    ) ${strict}`,
    `create table document (
      id ${id},
      number text not null unique,
      kind text not null check (kind in ('receipt', 'invoice', 'credit_note')),
      year integer not null,
      order_id integer not null,
      credits_id integer references document (id),
      issued_at text not null,
      amount_cents integer not null check (amount_cents > 0),
      content text not null,
      cancelled_at text,
      check ((kind = 'credit_note') = (credits_id is not null))
    ) ${strict}`,
    'create index document_order on document (order_id)',
    'create index document_year on document (year, id)',
    'create index document_credits on document (credits_id) where credits_id is not null',
    `create table document_line (
      document_id integer not null references document (id),
      position integer not null,
      day text not null,
      is_credit integer not null,
      method text not null,
      booking_id integer not null,
      title text not null,
      vat_percent ${decimal},
      cents integer not null,
      vat_cents integer not null,
      primary key (document_id, position)
    ) ${strict}`,
    'create index document_line_day on document_line (day)',
    `create table cash_up (
      id ${id},
      date text not null unique,
      expected text not null,
      counted text not null,
      note text,
      closed_at text not null,
      closed_by integer not null
    ) ${strict}`,
    ...(postgres ? postgresGuard() : sqliteGuard()),
  ])
}

/** All columns but the one that may be set once. */
const COLUMNS = [
  'id',
  'number',
  'kind',
  'year',
  'order_id',
  'credits_id',
  'issued_at',
  'amount_cents',
  'content',
]

function sqliteGuard(): string[] {
  const refuse = (text: string) => `begin select raise(abort, '${text}'); end`
  const differs = COLUMNS.map((column) => `new.${column} is not old.${column}`).join(' or ')
  return [
    `create trigger document_update_guard before update on document
      when old.cancelled_at is not null or ${differs} ${refuse(FROZEN)}`,
    `create trigger document_delete_guard before delete on document ${refuse(FROZEN)}`,
    // "insert or replace" deletes without firing the trigger above.
    `create trigger document_insert_guard before insert on document
      when exists (select 1 from document where id = new.id or number = new.number) ${refuse(FROZEN)}`,
    `create trigger document_line_update_guard before update on document_line ${refuse(FROZEN)}`,
    `create trigger document_line_delete_guard before delete on document_line ${refuse(FROZEN)}`,
    `create trigger cash_up_update_guard before update on cash_up ${refuse(CLOSED)}`,
    `create trigger cash_up_delete_guard before delete on cash_up ${refuse(CLOSED)}`,
    `create trigger cash_up_insert_guard before insert on cash_up
      when exists (select 1 from cash_up where id = new.id) ${refuse(CLOSED)}`,
  ]
}

function postgresGuard(): string[] {
  const differs = COLUMNS.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')
  return [
    `create function guard_document() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.cancelled_at is null and not (${differs}) then return new; end if;
      end if;
      raise exception '${FROZEN}';
    end $$`,
    `create trigger document_guard before update or delete on document
      for each row execute function guard_document()`,
    `create trigger document_truncate_guard before truncate on document
      for each statement execute function guard_document()`,
    `create function guard_document_line() returns trigger language plpgsql as $$
    begin raise exception '${FROZEN}'; end $$`,
    `create trigger document_line_guard before update or delete on document_line
      for each row execute function guard_document_line()`,
    `create trigger document_line_truncate_guard before truncate on document_line
      for each statement execute function guard_document_line()`,
    `create function guard_cash_up() returns trigger language plpgsql as $$
    begin raise exception '${CLOSED}'; end $$`,
    `create trigger cash_up_guard before update or delete on cash_up
      for each row execute function guard_cash_up()`,
    `create trigger cash_up_truncate_guard before truncate on cash_up
      for each statement execute function guard_cash_up()`,
  ]
}
