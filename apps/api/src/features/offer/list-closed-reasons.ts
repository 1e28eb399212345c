import type { OrderItemRow } from '../../platform/database/order-tables'
import type { Db } from '../../platform/database/schema'
import { findClosedReason } from './capacity'

type Place = Pick<OrderItemRow, 'product_id' | 'booking_date' | 'starts_at' | 'ends_at'>

/** Of each place why it is closed, empty without a reason; `null` for those that are not. */
export async function listClosedReasons(db: Db, places: readonly Place[]): Promise<(string | null)[]> {
  const reasons: (string | null)[] = []
  for (const { product_id: productId, booking_date: date, ...times } of places) {
    const product = await db
      .selectFrom('product')
      .select('units')
      .where('id', '=', productId)
      .executeTakeFirst()
    reasons.push(
      product ? await findClosedReason(db, { productId, date, units: product.units }, times) : null,
    )
  }
  return reasons
}
