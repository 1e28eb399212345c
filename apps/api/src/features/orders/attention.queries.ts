import { toAmount } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import type { AttentionRow } from '../../platform/database/stripe-tables'
import { balanceOf, findOrderMoney } from '../payments/order-money.queries'

/** What staff have to look at: what was noted and is not resolved, and money without a place. */
export const listAttention = async (db: Db): Promise<Attention[]> => [
  ...(await listNoted(db)),
  ...(await listWithoutPlace(db)),
]

async function listNoted(db: Db): Promise<Attention[]> {
  const rows = await db
    .selectFrom('attention')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .execute()
  const settled = await listSettledOrders(db, rows)
  const open = rows.filter((row) => row.kind !== 'capture-failed' || !settled.has(row.order_id))
  return open.map(({ kind, order_id, payment_id, amount_cents, at, text }) => ({
    kind,
    order_id,
    payment_id,
    amount: toAmount(amount_cents),
    at,
    text,
  }))
}

/** What of a failed capture was paid in another way, or is no longer owed, needs nobody. */
async function listSettledOrders(db: Db, rows: readonly AttentionRow[]): Promise<Set<number | null>> {
  const settled = new Set<number | null>()
  for (const { kind, order_id } of rows) {
    if (kind !== 'capture-failed' || order_id === null) continue
    const money = await findOrderMoney(db, order_id)
    if (money && balanceOf(money.bookings) === 0) settled.add(order_id)
  }
  return settled
}

/** Paid for bookings that do not take place, and neither kept nor given back. */
async function listWithoutPlace(db: Db): Promise<Attention[]> {
  const rows = await db
    .selectFrom('order_booking')
    .innerJoin('customer_order', 'customer_order.id', 'order_booking.order_id')
    .leftJoin('booking', 'booking.id', 'order_booking.booking_id')
    .select(['order_booking.order_id', 'order_booking.paid_cents', 'order_booking.retained_cents'])
    .select('customer_order.updated_at')
    .where((row) => row.or([row('booking.id', 'is', null), row('booking.status', '=', 'Cancelled')]))
    .whereRef('order_booking.paid_cents', '>', 'order_booking.retained_cents')
    .orderBy('order_booking.order_id')
    .execute()
  return rows.map(({ order_id, paid_cents, retained_cents, updated_at }) => ({
    kind: 'money-without-place',
    order_id,
    payment_id: null,
    amount: toAmount(paid_cents - retained_cents),
    at: updated_at,
    text: 'Money was received for a booking that does not take place.',
  }))
}
