import { toAmount } from '@luzzu/domain'
import type { LostOrder } from '@luzzu/domain/contracts'
import type { CustomerOrderRow, OrderItemRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'
import { findClosedReason } from '../../offer/capacity'
import { listCardPayments } from './card-payments.queries'
import { isReleased } from './payment-progress'

type ShownItem = Omit<LostOrder['items'][number], 'closed'>

/** What an order that has expired was paid for in vain; `undefined` where nothing was. */
export async function findLostOrder(
  db: Db,
  { id, currency }: Pick<CustomerOrderRow, 'id' | 'currency'>,
  { rows, items }: { rows: readonly OrderItemRow[]; items: readonly ShownItem[] },
): Promise<LostOrder | undefined> {
  const payment = (await listCardPayments(db, id)).find(isReleased)
  if (!payment || items.length === 0) return undefined
  const reasons = await listClosedReasons(db, rows)
  return {
    currency,
    amount: toAmount(payment.amount_cents),
    is_refunded: payment.captured_cents > 0,
    items: items.map((item, at) => ({ ...item, closed: reasons[at] ?? null })),
  }
}

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
