import type { Instant } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'

/** Ends the orders whose places a closure has taken, with all that they hold. */
export async function expireHeldOrders(tx: Tx, holdIds: readonly number[], at: Instant): Promise<void> {
  if (holdIds.length === 0) return
  const hit = await tx
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('order_item.order_id')
    .distinct()
    .where('order_item.hold_id', 'in', holdIds)
    .where('customer_order.status', 'in', ['held', 'paying'])
    .execute()
  const orders = hit.map(({ order_id }) => order_id)
  if (orders.length === 0) return
  const held = tx.selectFrom('order_item').select('hold_id').where('order_id', 'in', orders)
  await tx.updateTable('hold').set({ expires_at: at }).where('id', 'in', held).execute()
  // What is being paid is ended at Stripe first.
  await tx
    .updateTable('customer_order')
    .set((row) => ({
      status: row
        .case()
        .when('status', '=', 'held')
        .then('expired' as const)
        .else(row.ref('status'))
        .end(),
      expires_at: at,
      updated_at: at,
    }))
    .where('id', 'in', orders)
    .execute()
}
