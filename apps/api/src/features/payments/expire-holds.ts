import type { Instant } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import { isPostgres } from '../../platform/database/dialect'
import { forUpdate } from '../../platform/database/lock-row'
import type { Tx } from '../../platform/database/schema'

/**
 * Locks the orders that hold places; returns the products of all that they hold, and of the other places, to be locked instead
 * of their many days.
 */
export async function lockHeldOrders(tx: Tx, holdIds: readonly number[]): Promise<number[]> {
  if (!isPostgres(tx) || holdIds.length === 0) return []
  const hit = tx.selectFrom('order_item').select('order_id').where('hold_id', 'in', holdIds)
  const orders = await tx
    .selectFrom('customer_order')
    .select('id')
    .where('id', 'in', hit)
    .orderBy('id')
    .forUpdate()
    .execute()
  const held = tx
    .selectFrom('order_item')
    .select('product_id')
    .where('order_id', 'in', [0, ...orders.map(({ id }) => id)])
  const rows = await tx
    .selectFrom('hold')
    .select('product_id')
    .where('id', 'in', holdIds)
    .union(held)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** The products of which a closure has ended places on hold. */
export async function listEndedProducts(tx: Tx, closureId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_order')
    .innerJoin('order_item', 'order_item.order_id', 'customer_order.id')
    .select('order_item.product_id')
    .where('customer_order.closure_id', '=', closureId)
    .union(tx.selectFrom('reseller_booking').select('product_id').where('closure_id', '=', closureId))
    .execute()
  return rows.map(({ product_id }) => product_id)
}

type Ended = { holdIds: readonly number[]; closureId: number; at: Instant }

/** Ends the orders whose places a closure has taken, with all that they hold; returns how many. */
export async function expireHeldOrders(tx: Tx, { holdIds, closureId, at }: Ended): Promise<number> {
  if (holdIds.length === 0) return 0
  const hit = await tx
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('order_item.order_id')
    .distinct()
    .where('order_item.hold_id', 'in', holdIds)
    .where('customer_order.status', 'in', ['held', 'paying'])
    .execute()
  const orders = hit.map(({ order_id }) => order_id)
  if (orders.length === 0) return 0
  await setHolds(tx, orders, { expires_at: at, at })
  const ended = tx.updateTable('customer_order').where('id', 'in', orders)
  // What is being paid is ended at Stripe first.
  await ended
    .set({ closure_id: closureId, expires_at: at, updated_at: at })
    .where('status', '=', 'paying')
    .execute()
  await ended
    .set((order) => ({
      status: 'expired',
      held_until: order.ref('expires_at'),
      closure_id: closureId,
      expires_at: at,
      updated_at: at,
    }))
    .where('status', '=', 'held')
    .execute()
  return orders.length
}

/**
 * Puts back the orders that a closure has ended since an instant and that would still be held; returns how many.
 * @throws when a unit was given to somebody else, by the guard of the database.
 */
export async function restoreHeldOrders(
  tx: Tx,
  { closureId, since, at }: { closureId: number; since: Date; at: Instant },
): Promise<number> {
  const query = tx
    .selectFrom('customer_order')
    .select(['id', 'held_until'])
    .where('closure_id', '=', closureId)
    .where('status', '=', 'expired')
    .where('updated_at', '>', instantAfter(since))
    .where('held_until', '>', at)
    .orderBy('id')
  const orders = await forUpdate(tx, query).execute()
  for (const { id, held_until } of orders) {
    if (held_until === null) continue
    await setHolds(tx, [id], { expires_at: held_until, at })
    await tx
      .updateTable('customer_order')
      .set({ status: 'held', expires_at: held_until, held_until: null, closure_id: null, updated_at: at })
      .where('id', '=', id)
      .execute()
  }
  return orders.length
}

/** How long the places of orders are held. */
async function setHolds(
  tx: Tx,
  orderIds: readonly number[],
  { expires_at, at }: { expires_at: Instant; at: Instant },
): Promise<void> {
  const held = tx.selectFrom('order_item').select('hold_id').where('order_id', 'in', orderIds)
  await tx.updateTable('hold').set({ expires_at, updated_at: at }).where('id', 'in', held).execute()
}
