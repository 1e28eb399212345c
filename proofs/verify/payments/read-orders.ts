import type { Db } from '../../../apps/api/src/platform/database/schema'
import type { DeskClient } from './desk-client'
import type { ShownOrder } from './desk-consistency'

/** Every order that was placed, as staff see it. */
export async function readOrders(db: Db, desk: DeskClient, token: string): Promise<ShownOrder[]> {
  const ids = await db.selectFrom('customer_order').select('id').where('status', '<>', 'held').execute()
  const orders: ShownOrder[] = []
  for (const { id } of ids)
    orders.push(JSON.parse((await desk.ask(token, 'GET', `/orders/${id}`)).body) as ShownOrder)
  return orders
}
