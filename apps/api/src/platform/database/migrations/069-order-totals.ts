import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const TOTALS: Record<string, readonly string[]> = {
  order_item: ['total_cents'],
  reseller_booking: ['total_cents'],
  order_booking: [
    'sold_cents',
    'allowance_cents',
    'kept_cents',
    'retained_cents',
    'paid_cents',
    'due_at_once_cents',
  ],
  ledger: ['amount_cents'],
}

/** What a booking costs can exceed four bytes wherever it is copied to, too. SQLite integers have up to eight anyway. */
export async function up(db: Kysely<never>): Promise<void> {
  if (!columnTypes(db).postgres) return
  await runAll(
    db,
    Object.entries(TOTALS).map(
      ([table, columns]) =>
        `alter table ${table} ${columns.map((column) => `alter column ${column} type bigint`).join(', ')}`,
    ),
  )
}
