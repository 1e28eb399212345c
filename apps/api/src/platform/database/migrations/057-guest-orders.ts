import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * Orders of guests: which of their links are valid, whose network holds their places, and when networks began their
 * orders. Networks are hashed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict } = columnTypes(db)
  await runAll(db, [
    'alter table customer_order add column token_version integer not null default 1',
    'alter table customer_order add column network text',
    'create index customer_order_network on customer_order (network) where network is not null',
    `create table guest_order (
      id ${id},
      network text not null,
      created_at text not null
    ) ${strict}`,
    'create index guest_order_network on guest_order (network, created_at)',
    'create index guest_order_age on guest_order (created_at)',
  ])
}
