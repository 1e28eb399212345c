import { toAmount } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'

/** What is wrong with money: paid for bookings that do not take place, and neither kept nor given back. */
export async function listAttention(db: Db): Promise<Attention[]> {
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
