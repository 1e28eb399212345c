import { balanceDueOf, type Cents, sumBy, toAmount } from '@luzzu/domain'
import type { Attention, Dashboard, PaidBookings } from '@luzzu/domain/contracts'
import type { Db } from '../../../platform/database/schema'
import type { AttentionRow } from '../../../platform/database/stripe-tables'
import { addPaidBookings } from '../../documents/paid-bookings.queries'
import { findOrderMoney, toBookingMoney } from '../../payments/order-money.queries'
import { findCredit } from '../../payments/refunds/unreturned-money'
import { isForStaff } from './settle-attention'

type Wrong = AttentionRow & { left: Cents }
type Unnamed = Omit<Attention, keyof PaidBookings>

/** What staff have to look at: what was noted and is not resolved, and money without a place, with whose it is. */
export async function listAttention(db: Db): Promise<Attention[]> {
  const noted = await listUnresolved(db)
  const shown = noted.map((row) => ({
    id: isForStaff(row) ? row.id : null,
    kind: row.kind,
    order_id: row.order_id,
    payment_id: row.payment_id,
    amount: toAmount(row.left),
    at: row.at,
    text: row.text,
  }))
  return addPaidBookings(db, [...shown, ...(await listUnallocatedPayments(db, toReturn(noted)))])
}

/** How much waits for staff; money without a place, which looks through all orders, is not counted. */
export async function countMoneyTasks(db: Db): Promise<NonNullable<Dashboard['payments']>> {
  const { count } = await db
    .selectFrom('refund')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('status', '=', 'pending')
    .where('method', '!=', 'card')
    .executeTakeFirstOrThrow()
  return { attention: (await listUnresolved(db)).length, to_hand_over: Number(count) }
}

/** What is still wrong, with how much of it is left. */
async function listUnresolved(db: Db): Promise<Wrong[]> {
  const rows = await db
    .selectFrom('attention')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .execute()
  const open = new Map<string, Cents>()
  const noted: Wrong[] = []
  for (const row of rows) {
    const key = `${row.kind} ${row.order_id}`
    const known = open.get(key) ?? (await findOpen(db, row))
    const left = Math.min(row.amount_cents, known)
    open.set(key, known - left)
    if (left > 0) noted.push({ ...row, left })
  }
  return noted
}

/** A capture that failed matters while something is due, a refund that failed while there is something to give back. */
async function findOpen(db: Db, row: AttentionRow): Promise<Cents> {
  const { kind, order_id } = row
  const resolvesAutomatically = kind === 'refund-failed' || (kind === 'capture-failed' && !isForStaff(row))
  if (!resolvesAutomatically || order_id === null) return Number.POSITIVE_INFINITY
  const money = await findOrderMoney(db, order_id)
  if (!money) return 0
  return kind === 'refund-failed'
    ? findCredit(db, money)
    : sumBy(money.bookings.map(toBookingMoney), balanceDueOf)
}

/** What refunds that have failed leave to give back, for each order. */
function toReturn(noted: readonly Wrong[]): Map<number, Cents> {
  const returns = new Map<number, Cents>()
  for (const { kind, order_id, left } of noted)
    if (kind === 'refund-failed' && order_id !== null)
      returns.set(order_id, (returns.get(order_id) ?? 0) + left)
  return returns
}

/** Paid for bookings that do not take place, and neither kept nor given back, besides what is listed as a failed refund. */
async function listUnallocatedPayments(db: Db, listed: Map<number, Cents>): Promise<Unnamed[]> {
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
  return rows.flatMap(({ order_id, paid_cents, retained_cents, updated_at }) => {
    const known = listed.get(order_id) ?? 0
    const cents = Math.max(0, paid_cents - retained_cents - known)
    listed.set(order_id, Math.max(0, known - (paid_cents - retained_cents)))
    if (cents === 0) return []
    return {
      id: null,
      kind: 'money-without-place',
      order_id,
      payment_id: null,
      amount: toAmount(cents),
      at: updated_at,
      text: 'Money was received for a booking that does not take place.',
    }
  })
}
