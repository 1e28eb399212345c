import { type BookingMoney, type Cents, creditOf, dueOf, sumOf, toAmount } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import type { AttentionRow } from '../../platform/database/stripe-tables'
import { findOrderMoney, findUnplacedMoney, moneyOf } from '../payments/order-money.queries'

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
  const left = await Promise.all(rows.map((row) => findLeft(db, row)))
  return rows.flatMap(({ kind, order_id, payment_id, at, text }, index) => {
    const cents = left[index] ?? 0
    return cents > 0 ? [{ kind, order_id, payment_id, amount: toAmount(cents), at, text }] : []
  })
}

/** A capture that failed matters for what is still due, a refund that failed for what is still to be given back. */
async function findLeft(db: Db, { kind, order_id, amount_cents }: AttentionRow): Promise<Cents> {
  if (order_id === null || (kind !== 'capture-failed' && kind !== 'refund-failed')) return amount_cents
  const bookings = (await findOrderMoney(db, order_id))?.bookings.map(moneyOf) ?? []
  if (kind === 'capture-failed') return Math.min(amount_cents, totalOf(bookings, dueOf))
  const credit = bookings.length === 0 ? await findUnplacedMoney(db, order_id) : totalOf(bookings, creditOf)
  return Math.min(amount_cents, credit)
}

const totalOf = (bookings: readonly BookingMoney[], centsOf: (booking: BookingMoney) => Cents): Cents =>
  sumOf(bookings.map((booking) => ({ cents: centsOf(booking) })))

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
