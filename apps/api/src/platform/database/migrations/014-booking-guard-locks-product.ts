import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * On PostgreSQL the constraint trigger locks the product too, so that a booking and a change of `units` are serialized.
 * SQLite has a single writer anyway.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  if (!postgres) return
  await runAll(db, [
    `create or replace function guard_booking() returns trigger language plpgsql as $$
    begin
      if new.status = 'Cancelled' then return null; end if;
      -- The locks first: each statement after them sees what the ones before have committed.
      perform 1 from product where id = new.product_id for share;
      perform pg_advisory_xact_lock(new.product_id, new.booking_date::date - date '2000-01-01');
      if exists (
        select 1
        from (
          select distinct greatest(rival.starts_at, new.starts_at) as at
          from booking rival
          where rival.product_id = new.product_id and rival.booking_date = new.booking_date
            and rival.status <> 'Cancelled' and rival.starts_at < new.ends_at and rival.ends_at > new.starts_at
        ) instant
        where (
          select count(*) from booking out
          where out.product_id = new.product_id and out.booking_date = new.booking_date
            and out.status <> 'Cancelled' and out.starts_at <= instant.at and out.ends_at > instant.at
        ) > (select units from product where id = new.product_id)
      ) then
        raise exception 'slot_taken' using errcode = '23P01';
      end if;
      return null;
    end $$`,
  ])
}
