import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const TABLES = ['product_details', 'product_picture'] as const
const EVENTS = ['insert', 'update', 'delete'] as const

/**
 * What guests need to know about a product: its texts as one JSON document, which its first change creates, and its
 * pictures besides the first. Pages show both, so they raise the revision.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict, id } = columnTypes(db)
  await runAll(db, [
    `create table product_details (
      product_id integer primary key not null references product (id), details text not null, version integer not null
    ) ${strict}`,
    `create table product_picture (
      id ${id}, product_id integer not null references product (id), image_hash text not null references image (hash),
      alt text not null, position integer not null
    ) ${strict}`,
    'create index product_picture_product on product_picture (product_id)',
    'create index product_picture_image on product_picture (image_hash)',
    ...(postgres ? POSTGRES : SQLITE),
  ])
}

const SQLITE = TABLES.flatMap((table) =>
  EVENTS.map(
    (event) => `create trigger ${table}_${event}_revision after ${event} on ${table} begin
      update revision set value = value + 1 where name = 'catalogue';
    end`,
  ),
)

const POSTGRES = TABLES.map(
  (table) => `create trigger ${table}_revision after insert or update or delete on ${table}
    for each statement execute function raise_revision()`,
)
