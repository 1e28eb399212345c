import { sql } from 'kysely'
import { isPostgres } from './dialect'
import type { Tx } from './schema'

/** Holds a record until the transaction ends, so that it is still what was read when it is changed. */
export async function lockRow(tx: Tx, table: 'activity' | 'addon' | 'faq', id: number): Promise<void> {
  // On SQLite a transaction that writes is alone.
  if (!isPostgres(tx)) return
  await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(tx)
}
