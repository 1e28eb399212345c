import { creditOf } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { Tx } from '../../platform/database/schema'
import type { Bookkeeping } from './ledger'
import { moneyOf, type OrderMoney } from './order-money.queries'

/** Failed refunds of an order need no attention once nothing is left to give back. */
export async function resolveFailedRefunds(
  tx: Tx,
  { order, bookings }: OrderMoney,
  { now }: Bookkeeping,
): Promise<void> {
  if (bookings.some((row) => creditOf(moneyOf(row)) > 0)) return
  await tx
    .updateTable('attention')
    .set({ resolved_at: instantAfter(now) })
    .where('order_id', '=', order.id)
    .where('kind', '=', 'refund-failed')
    .where('resolved_at', 'is', null)
    .execute()
}
