import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** The places that orders hold, with the prices of then, until they are booked. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict } = columnTypes(db)
  await runAll(db, [
    'alter table customer_order add column extensions integer not null default 0',
    `create table order_item (
      id ${id},
      order_id integer not null references customer_order (id),
      position integer not null,
      hold_id integer,
      product_id integer not null,
      slot_id integer not null,
      booking_date text not null,
      starts_at text not null,
      ends_at text not null,
      addon_ids text not null,
      guests integer,
      total_cents integer not null,
      unique (order_id, position)
    ) ${strict}`,
    'create index order_item_hold on order_item (hold_id) where hold_id is not null',
  ])
}
