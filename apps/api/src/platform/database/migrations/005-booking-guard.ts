import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const WATCHED = 'status, product_id, booking_date, slot_id, starts_at, ends_at'

/** True when the new booking would exceed the units of its product at some instant. */
const overbooked = (latest: 'max' | 'greatest') => `exists (
  select 1
  from (
    select distinct ${latest}(rival.starts_at, new.starts_at) as at
    from booking rival
    where rival.product_id = new.product_id and rival.booking_date = new.booking_date
      and rival.status <> 'Cancelled' and rival.starts_at < new.ends_at and rival.ends_at > new.starts_at
  ) instant
  where (
    select count(*) from booking out
    where out.product_id = new.product_id and out.booking_date = new.booking_date
      and out.status <> 'Cancelled' and out.starts_at <= instant.at and out.ends_at > instant.at
  ) > (select units from product where id = new.product_id)
)`

/** Constraint triggers that refuse overbooking, whatever code writes the row. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, postgres ? postgresGuard() : sqliteGuard())
}

function sqliteGuard(): string[] {
  const body = `when new.status <> 'Cancelled' begin
    select raise(abort, 'slot_taken') where ${overbooked('max')};
  end`
  return [
    `create trigger booking_guard_insert after insert on booking ${body}`,
    `create trigger booking_guard_update after update of ${WATCHED} on booking ${body}`,
  ]
}

function postgresGuard(): string[] {
  return [
    `create function guard_booking() returns trigger language plpgsql as $$
    begin
      if new.status = 'Cancelled' then return null; end if;
      -- The lock first: each statement after it sees what the one before has committed.
      perform pg_advisory_xact_lock(new.product_id, new.booking_date::date - date '2000-01-01');
      if ${overbooked('greatest')} then
        raise exception 'slot_taken' using errcode = '23P01';
      end if;
      return null;
    end $$`,
    `create trigger booking_a_guard after insert or update of ${WATCHED} on booking
      for each row execute function guard_booking()`,
  ]
}
