import type { Kysely } from 'kysely'
import { exceedsClosures, MOVED, UNDOES_CALL_OFF } from './022-closures'
import { columnTypes, runAll } from './column-types'

const WATCHED = 'product_id, booking_date, starts_at, ends_at'

/** What a booking knows about where it came from, what resellers hold and book, and how products are sold by them. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, postgres } = columnTypes(db)
  const place = `product_id integer not null,
      slot_id integer not null,
      booking_date text not null,
      starts_at text not null,
      ends_at text not null`
  await runAll(db, [
    `alter table booking add column source text not null default 'site'
      check (source in ('site', 'staff', 'reseller'))`,
    'alter table booking add column reseller text',
    "update booking set source = 'staff' where customer_match is not null",
    `create table hold (
      id ${id},
      ${place},
      expires_at text not null,
      updated_at text not null,
      is_test integer not null default 0 check (is_test in (0, 1))
    ) ${strict}`,
    'create index hold_day on hold (product_id, booking_date)',
    'create index hold_date on hold (booking_date)',
    `create table reseller_booking (
      id ${id},
      uuid text not null unique,
      token_id integer not null references api_token (id),
      is_test integer not null check (is_test in (0, 1)),
      request_hash text not null,
      state text not null check (state in ('hold', 'booked', 'cancelled')),
      hold_id integer,
      booking_id integer,
      ${place},
      product_name text not null,
      slot_name text not null,
      test_status text check (test_status in ('Pending', 'Confirmed')),
      total_cents integer not null,
      unit_items text not null,
      contact text not null,
      notes text,
      reseller_reference text,
      supplier_reference text not null,
      email_receipt integer not null default 0,
      created_at text not null,
      updated_at text not null,
      expires_at text not null,
      confirmed_at text,
      cancelled_at text,
      cancel_reason text
    ) ${strict}`,
    'create index reseller_booking_day on reseller_booking (token_id, booking_date)',
    'create index reseller_booking_reference on reseller_booking (reseller_reference)',
    'create index reseller_booking_supplier_reference on reseller_booking (supplier_reference)',
    'create index reseller_booking_booking on reseller_booking (booking_id)',
    `create table product_distribution (
      product_id integer primary key not null references product (id),
      distribution text not null,
      version integer not null
    ) ${strict}`,
    ...bookingGuards(postgres),
    ...holdGuards(postgres),
    ...countHolds(postgres),
  ])
}

/** Holds count as changes of bookings do. */
function countHolds(postgres: boolean): string[] {
  if (postgres)
    return [
      `create trigger hold_change after insert or update or delete on hold
        for each statement execute function count_change()`,
    ]
  return ['insert', 'update', 'delete'].map(
    (event) => `create trigger hold_${event}_change after ${event} on hold begin
      insert into counter (kind, key, shard, value) values ('changes', '', 0, 1)
        on conflict (kind, key, shard) do update set value = counter.value + excluded.value;
    end`,
  )
}

/** Pending and confirmed bookings and the holds that last, of the day of the new row; `test` sees those of tests too. */
const taken = (at: string, test: string) => `(
    select starts_at, ends_at from booking
    where product_id = new.product_id and booking_date = new.booking_date and status <> 'Cancelled'
    union all
    select starts_at, ends_at from hold
    where product_id = new.product_id and booking_date = new.booking_date
      and expires_at > ${at} and is_test <= ${test}
  )`

/** True when the new row would exceed the units of its product at some instant. */
const overbooked = (latest: 'max' | 'greatest', at: string, test: string) => `exists (
  select 1
  from (
    select distinct ${latest}(rival.starts_at, new.starts_at) as at
    from ${taken(at, test)} rival
    where rival.starts_at < new.ends_at and rival.ends_at > new.starts_at
  ) instant
  where (
    select count(*) from ${taken(at, test)} taken
    where taken.starts_at <= instant.at and taken.ends_at > instant.at
  ) > (select units from product where id = new.product_id)
)`

/** The clock of the server that writes, so that a hold ends for all guards at the same instant. */
const BOOKED_AT = 'coalesce(new.updated_at, new.created_at)'

/** The conditions under which a booking is not refused by closures, besides those of 022. */
type Exempt = { insert: string; update: string }

export function bookingGuards(
  postgres: boolean,
  exempt: Exempt = { insert: 'false', update: 'false' },
): string[] {
  return postgres ? postgresBookingGuard(exempt) : sqliteBookingGuards(exempt)
}

const holdGuards = (postgres: boolean) => (postgres ? postgresHoldGuard() : sqliteHoldGuards())

function sqliteBookingGuards(exempt: Exempt): string[] {
  const refuse = (condition: string) => `select raise(abort, 'slot_taken') where ${condition};`
  const booking = (exceeds: string) => `when new.status <> 'Cancelled' begin
    ${refuse(overbooked('max', BOOKED_AT, '0'))}
    ${refuse(exceeds)}
  end`
  const closed = exceedsClosures('max')
  const occupiesMore = `(${MOVED} or (old.status = 'Cancelled' and not ${UNDOES_CALL_OFF}))`
  return [
    'drop trigger booking_guard_insert',
    'drop trigger booking_guard_update',
    `create trigger booking_guard_insert after insert on booking
      ${booking(`${closed} and not ${exempt.insert}`)}`,
    `create trigger booking_guard_update after update of status, slot_id, ${WATCHED} on booking
      ${booking(`${occupiesMore} and ${closed} and not ${exempt.update}`)}`,
  ]
}

function sqliteHoldGuards(): string[] {
  const hold = `begin
    select raise(abort, 'slot_taken') where ${overbooked('max', 'new.updated_at', 'new.is_test')};
  end`
  return [
    `create trigger hold_guard_insert after insert on hold ${hold}`,
    `create trigger hold_guard_update after update of ${WATCHED}, expires_at on hold ${hold}`,
  ]
}

function postgresBookingGuard(exempt: Exempt): string[] {
  return [
    `create or replace function guard_booking() returns trigger language plpgsql as $$
    declare
      undoes_call_off boolean := false;
      occupies_more boolean := true;
    begin
      if new.status = 'Cancelled' then return null; end if;
      if tg_op = 'UPDATE' then
        undoes_call_off := ${UNDOES_CALL_OFF} and not ${MOVED};
        occupies_more := ${MOVED} or old.status = 'Cancelled';
      end if;
      -- The locks first: each statement after them sees what the ones before have committed.
      if undoes_call_off then
        -- Of many days at once: the product instead of each day.
        perform 1 from product where id = new.product_id for update;
      else
        ${LOCK_DAY}
      end if;
      if ${overbooked('greatest', BOOKED_AT, '0')} then
        raise exception 'slot_taken' using errcode = '23P01';
      end if;
      if occupies_more and not undoes_call_off and ${exceedsClosures('greatest')}
        and not (case tg_op when 'INSERT' then ${exempt.insert} else ${exempt.update} end) then
        raise exception 'slot_taken' using errcode = '23P01';
      end if;
      return null;
    end $$`,
  ]
}

function postgresHoldGuard(): string[] {
  return [
    `create function guard_hold() returns trigger language plpgsql as $$
    begin
      ${LOCK_DAY}
      if ${overbooked('greatest', 'new.updated_at', 'new.is_test')} then
        raise exception 'slot_taken' using errcode = '23P01';
      end if;
      return null;
    end $$`,
    `create trigger hold_guard after insert or update of ${WATCHED}, expires_at on hold
      for each row execute function guard_hold()`,
  ]
}

const LOCK_DAY = `perform 1 from product where id = new.product_id for share;
      perform pg_advisory_xact_lock(new.product_id, new.booking_date::date - date '2000-01-01');`
