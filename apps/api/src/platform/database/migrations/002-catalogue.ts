import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, bytes, decimal } = columnTypes(db)
  await runAll(db, [
    `create table faq (
      id ${id},
      question text not null,
      answer text not null,
      version integer not null default 1
    ) ${strict}`,
    `create table activity (
      id ${id},
      name text not null,
      type text not null check (type in ('Boat', 'Kayak', 'Jet Ski')),
      description text not null,
      image_url text,
      version integer not null default 1,
      deleted_at text
    ) ${strict}`,
    `create table image (
      hash text primary key not null,
      created_at text not null
    ) ${strict}`,
    `create table image_rendition (
      hash text not null references image (hash) on delete cascade,
      width integer not null,
      format text not null check (format in ('jpg', 'webp', 'avif')),
      bytes ${bytes} not null,
      primary key (hash, width, format)
    ) ${strict}`,
    `create table product (
      id ${id},
      activity_id integer not null references activity (id),
      name text not null,
      description text not null,
      max_persons integer not null check (max_persons >= 1),
      max_weight_kg ${decimal} check (max_weight_kg > 0),
      boat_height_m ${decimal} check (boat_height_m > 0),
      price_cents integer not null check (price_cents between 0 and 1000000000),
      units integer not null default 1 check (units between 1 and 1000),
      image_hash text references image (hash),
      version integer not null default 1,
      deleted_at text
    ) ${strict}`,
    'create index product_activity on product (activity_id)',
    `create table product_name (
      product_id integer not null references product (id),
      name text not null,
      search_name text not null,
      primary key (product_id, name)
    ) ${strict}`,
    `create table addon (
      id ${id},
      product_id integer not null references product (id),
      addon_name text not null,
      included integer not null check (included in (0, 1)),
      extra_price_cents integer check (extra_price_cents between 0 and 1000000000),
      version integer not null default 1,
      deleted_at text,
      check (included = 0 or extra_price_cents is null)
    ) ${strict}`,
    'create index addon_product on addon (product_id)',
  ])
}
