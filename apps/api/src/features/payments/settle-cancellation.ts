import { type Cents, quoteRefund, type RefundQuote, toAmount, UNDO_SECONDS } from '@luzzu/domain'
import { SECOND } from '../../platform/clock'
import type { Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import { isDayClosed } from './closed-days'
import type { Bookkeeping } from './ledger'
import {
  currentRefundPercent,
  listOrderIds,
  lockOrder,
  type OrderedBooking,
  type OrderMoney,
} from './order-money.queries'
import { makeRefund } from './refunds/make-refund'
import { setRetainedAmount, syncOrder } from './sync-orders'

/** Who cancels: a customer by the policy, the business everything unless staff send a percentage. */
export type CancelledBy = 'customer' | { percent: number }
export const BY_BUSINESS: CancelledBy = { percent: 100 }

type Cancellation = {
  by: CancelledBy
  /** What was shown to whoever cancels; another sum is refused. Nobody was shown any where it is missing. */
  expected?: { refund: Cents | undefined }
  /** Whether the money is given back on the spot. */
  isHandedOver?: boolean
  /** Whether it can be undone. */
  isUndoable?: boolean
  reason?: string | null
}

/** What was paid for each booking that has an order, and what of it goes back. */
export type Settlement = ReadonlyMap<number, { paid: Cents; refund: Cents }>

/** What happens to the money of bookings that are cancelled now. */
export function quoteCancellation(
  rows: readonly OrderedBooking[],
  by: CancelledBy,
  books: Bookkeeping,
): RefundQuote {
  return quoteRefund(
    rows.map((row) => ({
      id: row.booking_id,
      total: Math.max(0, (row.total_cents ?? 0) - row.allowance_cents),
      paid: row.paid_cents,
      kept: row.kept_cents,
      percent: by === 'customer' ? currentRefundPercent(row, books) : by.percent,
    })),
  )
}

export const settlementOf = (rows: readonly OrderedBooking[], { lines }: RefundQuote): Settlement =>
  new Map(
    rows.map(({ booking_id, paid_cents }) => [
      booking_id,
      { paid: paid_cents, refund: lines.find(({ id }) => id === booking_id)?.refund ?? 0 },
    ]),
  )

/**
 * Settles the money of bookings that were just cancelled, of all of their orders: takes back the sale, keeps what the
 * policy says and refunds the rest.
 * @throws {Refusal} `refund-changed` when another sum goes back than was shown.
 */
export async function settleCancellation(
  tx: Tx,
  bookingIds: readonly number[],
  cancellation: Cancellation,
  books: Bookkeeping,
): Promise<Settlement> {
  const settled = new Map<number, { paid: Cents; refund: Cents }>()
  if (!books.site.keepsOrders) return settled
  for (const orderId of await listOrderIds(tx, bookingIds)) {
    const money = await lockOrder(tx, orderId)
    if (!money) continue
    const ofOrder = await settleOrder(tx, money, { bookingIds, ...cancellation }, books)
    for (const [id, sums] of ofOrder) settled.set(id, sums)
  }
  return settled
}

async function settleOrder(
  tx: Tx,
  money: OrderMoney,
  {
    bookingIds,
    by,
    expected,
    isUndoable = false,
    ...refunded
  }: Cancellation & { bookingIds: readonly number[] },
  books: Bookkeeping,
): Promise<Settlement> {
  const rows = money.bookings.filter(({ booking_id }) => bookingIds.includes(booking_id))
  const quote = quoteCancellation(rows, by, books)
  // Before the refunds, which reduce what is paid.
  const settlement = settlementOf(rows, quote)
  // Once payments are off, nobody is shown any sum: the money is handed over later.
  const isShown = books.site.settings.payments.mode !== 'off'
  if (expected && isShown) requireShown(quote, expected, rows)
  await syncOrder(tx, money, books)
  const undoUntil = isUndoable ? new Date(books.now.getTime() + UNDO_SECONDS * SECOND) : undefined
  const { reason = null } = refunded
  // Nothing can be added to a day whose cash-up is done: the money is handed over later.
  const isHandedOver = refunded.isHandedOver === true && isShown && !(await isDayClosed(tx, books))
  for (const row of rows) {
    const { retained = 0, refund = 0 } = quote.lines.find(({ id }) => id === row.booking_id) ?? {}
    await setRetainedAmount(tx, { order: money.order, row, cents: retained }, books)
    if (refund === 0) continue
    const shares = [{ id: row.booking_id, cents: refund }]
    await makeRefund(tx, money, { shares, bookingId: row.booking_id, isHandedOver, reason, undoUntil }, books)
  }
  return settlement
}

/** Nothing needs to be shown where nothing was paid. */
function requireShown(
  { refund }: RefundQuote,
  { refund: shown }: { refund: Cents | undefined },
  rows: readonly OrderedBooking[],
): void {
  const isPaid = rows.some(({ paid_cents }) => paid_cents > 0)
  if (shown === undefined ? isPaid : shown !== refund)
    throw new Refusal('refund-changed', { members: { refund_total: toAmount(refund) } })
}
