import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const WATCHED = 'status, product_id, booking_date, slot_id, starts_at, ends_at'

/** Closures, and constraint triggers that refuse bookings of closed units, whatever code writes the row. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, postgres } = columnTypes(db)
  await runAll(db, [
    `create table closure (
      id ${id},
      from_date text not null,
      to_date text not null,
      product_id integer references product (id),
      slot_id integer references time_slot (id) on delete cascade,
      units integer check (units > 0),
      reason text not null,
      created_at text not null,
      check (from_date <= to_date)
    ) ${strict}`,
    // Closures of past days come first, so that none of them is read.
    'create index closure_days on closure (to_date, from_date)',
    // The closure by which a booking was called off.
    'alter table undo add column closure_id integer',
    'create index undo_closure on undo (closure_id) where closure_id is not null',
    ...(postgres ? postgresGuard() : sqliteGuard()),
  ])
}

const UNITS = '(select units from product where id = new.product_id)'

/** How many bookings hold a unit at `instant.at`. */
const BOOKED = `(
  select count(*) from booking out
  where out.product_id = new.product_id and out.booking_date = new.booking_date
    and out.status <> 'Cancelled' and out.starts_at <= instant.at and out.ends_at > instant.at
)`

/** The closures of the product and day of the new booking. */
const CLOSURES = `closure left join time_slot slot on slot.id = closure.slot_id
  where closure.to_date >= new.booking_date and closure.from_date <= new.booking_date
    and (closure.product_id is null or closure.product_id = new.product_id)`
const STARTS = "coalesce(slot.starts_at, '00:00')"
const ENDS = "coalesce(slot.ends_at, '24:00')"

/** Those of its time. */
export const OVERLAPPING_CLOSURES = `${CLOSURES} and ${STARTS} < new.ends_at and ${ENDS} > new.starts_at`

type Latest = 'max' | 'greatest'

const bookingStarts = (latest: Latest) => `select ${latest}(rival.starts_at, new.starts_at) as at
  from booking rival
  where rival.product_id = new.product_id and rival.booking_date = new.booking_date
    and rival.status <> 'Cancelled' and rival.starts_at < new.ends_at and rival.ends_at > new.starts_at`

const closureStarts = (latest: Latest) => `select ${latest}(${STARTS}, new.starts_at) as at
  from ${OVERLAPPING_CLOSURES}`

/** True when the new booking exceeds the units of its product at some instant. */
const overbooked = (latest: Latest) => `exists (
  select 1 from (select distinct at from (${bookingStarts(latest)}) start) instant where ${BOOKED} > ${UNITS}
)`

/** True when it exceeds what closures leave of them. */
export const exceedsClosures = (latest: Latest) => `(exists (select 1 from ${CLOSURES}) and exists (
  select 1 from (${bookingStarts(latest)} union ${closureStarts(latest)}) instant
  where ${BOOKED} + coalesce((
    select sum(coalesce(closure.units, ${UNITS})) from ${CLOSURES} and ${STARTS} <= instant.at and ${ENDS} > instant.at
  ), 0) > ${UNITS}
))`

export const MOVED = `(new.product_id <> old.product_id or new.booking_date <> old.booking_date
  or new.starts_at <> old.starts_at or new.ends_at <> old.ends_at)`

/** Taking back a call-off restores what the closure had left in place when it was made. */
export const UNDOES_CALL_OFF = `(old.status = 'Cancelled' and exists (
  select 1 from undo where booking_id = new.id and closure_id is not null
))`

function sqliteGuard(): string[] {
  const refuse = (condition: string) => `select raise(abort, 'slot_taken') where ${condition};`
  return [
    'drop trigger booking_guard_insert',
    'drop trigger booking_guard_update',
    `create trigger booking_guard_insert after insert on booking when new.status <> 'Cancelled' begin
      ${refuse(overbooked('max'))}
      ${refuse(exceedsClosures('max'))}
    end`,
    `create trigger booking_guard_update after update of ${WATCHED} on booking when new.status <> 'Cancelled' begin
      ${refuse(overbooked('max'))}
      ${refuse(`(${MOVED} or (old.status = 'Cancelled' and not ${UNDOES_CALL_OFF})) and ${exceedsClosures('max')}`)}
    end`,
  ]
}

function postgresGuard(): string[] {
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
        perform 1 from product where id = new.product_id for share;
        perform pg_advisory_xact_lock(new.product_id, new.booking_date::date - date '2000-01-01');
      end if;
      if ${overbooked('greatest')} then
        raise exception 'slot_taken' using errcode = '23P01';
      end if;
      if occupies_more and not undoes_call_off and ${exceedsClosures('greatest')} then
        raise exception 'slot_taken' using errcode = '23P01';
      end if;
      return null;
    end $$`,
  ]
}
