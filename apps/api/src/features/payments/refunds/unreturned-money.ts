import { type Cents, creditOf, sumBy } from '@luzzu/domain'
import type { RefundRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'
import { type OrderMoney, sumUnallocatedPayments, toBookingMoney } from '../order-money.queries'

/** What was paid for an order above what it costs; of an order without bookings all that is left. */
export const findCredit = async (db: Db, { order, bookings }: OrderMoney): Promise<Cents> =>
  bookings.length === 0 ? sumUnallocatedPayments(db, order.id) : sumBy(bookings.map(toBookingMoney), creditOf)

/** What is still to be given back because cards have not taken it. */
export async function findUnreturned(
  db: Db,
  money: OrderMoney,
  refunds: readonly RefundRow[],
): Promise<Cents> {
  const bounced = refunds.filter(({ bounced_at }) => bounced_at !== null)
  if (bounced.length === 0) return 0
  return Math.min(
    await findCredit(db, money),
    sumBy(bounced, ({ amount_cents }) => amount_cents),
  )
}
