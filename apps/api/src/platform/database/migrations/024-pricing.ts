import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** How prices become totals, one JSON document for each product that has any. Pages show it, so it raises the revision. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  await runAll(db, [
    `create table product_pricing (
      product_id integer primary key not null references product (id), pricing text not null, version integer not null
    ) ${strict}`,
    'alter table booking add column guests integer check (guests >= 1)',
    ...(postgres ? [POSTGRES] : SQLITE),
  ])
}

const SQLITE = ['insert', 'update'].map(
  (event) => `create trigger product_pricing_${event}_revision after ${event} on product_pricing begin
    update revision set value = value + 1 where name = 'catalogue';
  end`,
)

const POSTGRES = `create trigger product_pricing_revision after insert or update on product_pricing
  for each statement execute function raise_revision()`
