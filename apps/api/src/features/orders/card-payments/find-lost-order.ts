import { toAmount } from '@luzzu/domain'
import type { LostOrder } from '@luzzu/domain/contracts'
import type { CustomerOrderRow, OrderItemRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'
import { listClosedReasons } from '../../offer/list-closed-reasons'
import { listCardPayments } from './card-payments.queries'
import { isReleased } from './progress-of'

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
