import { sql } from 'kysely'
import { isPostgres } from './dialect'
import type { Tx } from './schema'

/** Locks a row until the transaction ends, so that no concurrent change is lost. */
export async function lockRow(
  tx: Tx,
  table:
    | 'account'
    | 'activity'
    | 'addon'
    | 'booking'
    | 'customer_order'
    | 'damage_deposit'
    | 'faq'
    | 'product'
    | 'settings'
    | 'time_slot',
  id: number,
): Promise<void> {
  // SQLite has a single writer.
  if (!isPostgres(tx)) return
  await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(tx)
}

/** The query, which on PostgreSQL locks what it finds until the transaction ends. */
export const forUpdate = <Query extends { forUpdate(): Query }>(tx: Tx, query: Query): Query =>
  isPostgres(tx) ? query.forUpdate() : query
