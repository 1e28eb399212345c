import type { SelectQueryBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/schema'

/** Receipts and the ledger stay; what staff have written about why goes. */
export async function eraseReasons(
  tx: Tx,
  orders: SelectQueryBuilder<Database, 'order_booking', { order_id: number }>,
): Promise<void> {
  for (const table of ['refund', 'damage_deposit'] as const)
    await tx
      .updateTable(table)
      .set({ reason: null })
      .where('order_id', 'in', orders)
      .where('reason', 'is not', null)
      .execute()
  await tx
    .updateTable('attention')
    .set({ note: null })
    .where('order_id', 'in', orders)
    .where('note', 'is not', null)
    .execute()
}
