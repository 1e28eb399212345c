import {
  type Cents,
  creditOf,
  type DeskRefund,
  ORDER_MESSAGES,
  occupiesUnit,
  type Share,
  splitAmount,
  sumBy,
  sumOf,
  toCents,
} from '@luzzu/domain'
import type { RefundRow } from '../../../platform/database/order-tables'
import type { Db, Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { assertDayOpen } from '../../payments/closed-days'
import type { Bookkeeping } from '../../payments/ledger'
import {
  lockOrder,
  type OrderedBooking,
  type OrderMoney,
  sumUnallocatedPayments,
  toBookingMoney,
} from '../../payments/order-money.queries'
import { makeRefund } from '../../payments/refunds/make-refund'
import { completePendingRefunds } from '../../payments/refunds/undo-refund'
import { setRetainedAmount, syncOrder, updateBookingAmounts } from '../../payments/sync-orders'

export const findRefund = (db: Db, id: number) =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Gives money of an order back: what is pending, when it is just that sum, else something off the price, unless nothing but
 * what is pending was meant. Returns the id of the (last) refund.
 * @throws {Refusal} `invalid-state` when nothing like that is pending any more or another refund was made meanwhile, `exceeds-paid` for more than was paid and not given back, `closed` after the cash-up, for anything but cards.
 */
export async function refundOrder(
  tx: Tx,
  orderId: number,
  { method, amount, reason, pending: isPendingMeant = false, refunded }: DeskRefund,
  books: Bookkeeping,
): Promise<number> {
  const money = orNotFound(await lockOrder(tx, orderId))
  // What goes back to cards is in no cash-up.
  if (method !== 'card') await assertDayOpen(tx, books)
  const cents = toCents(amount)
  const pending = await findPending(tx, orderId, cents)
  const last = pending.at(-1)
  if (last && method !== 'card') {
    await completePendingRefunds(tx, money, { refunds: pending, method }, books)
    return last.id
  }
  // Somebody else has handed it over meanwhile.
  if (isPendingMeant) throw new Refusal('invalid-state', { message: ORDER_MESSAGES.handedOver })
  if (refunded !== undefined && toCents(refunded) !== (await sumRefunded(tx, orderId)))
    throw new Refusal('invalid-state', { message: ORDER_MESSAGES.refundedMeanwhile })
  const paid = await listRefundable(tx, money)
  if (cents > sumOf(paid)) throw new Refusal('exceeds-paid')
  const shares = allocateRefund(money, cents, paid)
  await writeOff(tx, money, shares, books)
  const ids = await makeRefund(tx, money, { shares, method, isHandedOver: true, reason }, books)
  return ids.at(-1) as number
}

/** The refunds that are to be handed over, if one of them, or all together, are that sum. */
async function findPending(tx: Tx, orderId: number, cents: Cents): Promise<RefundRow[]> {
  const refunds = await tx
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .where('method', '<>', 'card')
    .orderBy('id')
    .execute()
  const one = refunds.find(({ amount_cents }) => amount_cents === cents)
  if (one) return [one]
  return sumBy(refunds, ({ amount_cents }) => amount_cents) === cents ? refunds : []
}

/** What has gone back of an order, or is about to. */
async function sumRefunded(tx: Tx, orderId: number): Promise<Cents> {
  const { cents } = await tx
    .selectFrom('payment')
    .select((row) => row.fn.sum<number | string | null>('refunded_cents').as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

/** What was paid for the bookings, also for one that was deleted before its refund failed. */
const paidOf = ({ bookings }: OrderMoney): Share[] =>
  bookings.map(({ booking_id: id, paid_cents: cents }) => ({ id, cents }))

/** What can go back of an order; the money of one that has expired belongs to no booking. */
export const listRefundable = async (tx: Tx, money: OrderMoney): Promise<Share[]> =>
  money.bookings.length > 0
    ? paidOf(money)
    : [{ id: 0, cents: await sumUnallocatedPayments(tx, money.order.id) }]

/**
 * What is due to the customer goes back first, such as what a card has refused, and of that what was paid for places that do
 * not take place.
 */
export function allocateRefund(money: OrderMoney, cents: Cents, paid: readonly Share[]): Share[] {
  const gone = new Set(money.bookings.filter(isCancelled).map(({ booking_id }) => booking_id))
  const mostOf: ((share: Share) => Cents)[] = [
    ({ id }) => (gone.has(id) ? creditOfBooking(money, id) : 0),
    ({ id }) => creditOfBooking(money, id),
    (share) => share.cents,
  ]
  const shares = new Map<number, Cents>()
  const partOf = (id: number) => shares.get(id) ?? 0
  let left = cents
  for (const most of mostOf) {
    const remaining = paid.map((share) => ({ id: share.id, cents: most(share) - partOf(share.id) }))
    const now = Math.min(left, sumOf(remaining))
    for (const share of splitAmount(now, remaining)) shares.set(share.id, partOf(share.id) + share.cents)
    left -= now
  }
  return paid.map(({ id }) => ({ id, cents: partOf(id) })).filter((share) => share.cents > 0)
}

const isCancelled = ({ status }: OrderedBooking) => status === null || !occupiesUnit(status)

function creditOfBooking({ bookings }: OrderMoney, id: number): Cents {
  const row = bookings.find(({ booking_id }) => booking_id === id)
  return row ? creditOf(toBookingMoney(row)) : 0
}

/** What goes back is not owed again: it is off the price, or no longer kept of a booking that does not take place. */
export async function writeOff(
  tx: Tx,
  money: OrderMoney,
  shares: readonly Share[],
  books: Bookkeeping,
): Promise<void> {
  for (const { id, cents } of shares) {
    const row = money.bookings.find(({ booking_id }) => booking_id === id)
    if (row) await writeOffBooking(tx, { money, row, cents }, books)
  }
  await syncOrder(tx, money, books)
}

async function writeOffBooking(
  tx: Tx,
  { money, row, cents }: { money: OrderMoney; row: OrderedBooking; cents: Cents },
  books: Bookkeeping,
): Promise<void> {
  const price = row.status === 'Confirmed' ? (row.total_cents ?? 0) - row.allowance_cents : 0
  const rest = Math.max(0, cents - creditOf(toBookingMoney(row)))
  const offPrice = Math.max(0, Math.min(rest, price))
  const retained = Math.max(0, row.retained_cents - (rest - offPrice))
  if (retained < row.retained_cents)
    await setRetainedAmount(
      tx,
      { order: money.order, row, cents: retained, kept: Math.min(row.kept_cents, retained) },
      books,
    )
  if (offPrice > 0)
    await updateBookingAmounts(tx, row, {
      allowance_cents: row.allowance_cents + offPrice,
      due_at_once_cents: Math.max(0, row.due_at_once_cents - offPrice),
    })
}
