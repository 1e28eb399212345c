import { type Cents, type DeskMethod, dateIn, type PaymentMethod, type Share, sumOf } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { PaymentRow } from '../../platform/database/order-tables'
import type { Tx } from '../../platform/database/schema'
import { refundSent } from '../documents/emails/document-emails'
import { issueDocument } from '../documents/issue-document'
import { emailDocuments } from './email-documents'
import { setMoney } from './follow-bookings'
import { type Bookkeeping, post } from './ledger'
import { balanceOf, type OrderMoney } from './order-money.queries'

/** What goes back for bookings of an order. */
type NewRefund = {
  shares: readonly Share[]
  /** The booking that it is made for, where it was cancelled or moved. */
  bookingId?: number
  /** How staff give it back; by default as it was paid. */
  method?: DeskMethod
  /** Whether the money is given back now, and not when somebody asks for it. */
  isHandedOver: boolean
  reason: string | null
  undoUntil?: Date | undefined
}

/** What of a payment goes back. */
type Part = { payment: PaymentRow; cents: Cents }
/** The same for each booking. */
type Cell = Part & { booking_id: number }

/**
 * Gives money back that was paid, which is there: to cards first, newest first. Rows, postings and credit notes are made
 * at once. Returns the ids of the refunds.
 */
export async function makeRefund(
  tx: Tx,
  money: OrderMoney,
  refund: NewRefund,
  books: Bookkeeping,
): Promise<number[]> {
  const parts = await takeFromPayments(tx, money.order.id, sumOf(refund.shares))
  for (const share of refund.shares) {
    const row = money.bookings.find(({ booking_id }) => booking_id === share.id)
    if (row) await setMoney(tx, row, { paid_cents: row.paid_cents - share.cents })
  }
  const cells = cellsOf(parts, refund.shares)
  const ids: number[] = []
  const documentIds: number[] = []
  for (const group of groupsOf(parts, refund.method)) {
    const id = await insertRefund(tx, money, { ...refund, ...group }, books)
    ids.push(id)
    for (const { payment, cents } of group.parts) {
      const documentId = await creditPayment(
        tx,
        money,
        { payment, method: group.method, cells: cells.filter((cell) => cell.payment === payment) },
        books,
      )
      await tx
        .insertInto('refund_share')
        .values({ refund_id: id, payment_id: payment.id, amount_cents: cents, document_id: documentId })
        .execute()
      if (documentId !== null) documentIds.push(documentId)
    }
  }
  if (refund.isHandedOver) {
    const bookingIds = refund.shares.map(({ id }) => id)
    const delay = refund.undoUntil && refund.undoUntil.getTime() - books.now.getTime()
    await emailDocuments(tx, refundSent, { documentIds, bookingIds, delay }, books)
  }
  return ids
}

/** Payments with money left, in the order in which it goes back. */
async function takeFromPayments(tx: Tx, orderId: number, cents: Cents): Promise<Part[]> {
  const payments = await tx
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'captured')
    .orderBy('id', 'desc')
    .execute()
  const parts: Part[] = []
  let left = cents
  for (const payment of payments.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const part = Math.min(left, payment.captured_cents - payment.refunded_cents)
    if (part <= 0) continue
    parts.push({ payment, cents: part })
    left -= part
    const refunded = payment.refunded_cents + part
    await tx.updateTable('payment').set({ refunded_cents: refunded }).where('id', '=', payment.id).execute()
  }
  if (left > 0) throw new Error(`Order ${orderId} cannot give back more than was paid.`)
  return parts
}

const rankOf = ({ method }: PaymentRow) => (method === 'card' ? 0 : 1)

/** Splits the parts over the bookings, one after the other. */
function cellsOf(parts: readonly Part[], shares: readonly Share[]): Cell[] {
  const cells: Cell[] = []
  const left = shares.map((share) => ({ ...share }))
  for (const { payment, cents } of parts) {
    let open = cents
    for (const share of left) {
      const cell = Math.min(open, share.cents)
      if (cell <= 0) continue
      cells.push({ payment, cents: cell, booking_id: share.id })
      share.cents -= cell
      open -= cell
    }
  }
  return cells
}

type Group = { method: PaymentMethod; parts: Part[] }

/** One refund for each card payment, and one for each other method. */
function groupsOf(parts: readonly Part[], chosen: DeskMethod | undefined): Group[] {
  const groups = new Map<string, Group>()
  for (const part of parts) {
    const { id, method } = part.payment
    const key = method === 'card' ? `card ${id}` : (chosen ?? method)
    const group = groups.get(key) ?? { method: method === 'card' ? method : (chosen ?? method), parts: [] }
    group.parts.push(part)
    groups.set(key, group)
  }
  return [...groups.values()]
}

async function insertRefund(
  tx: Tx,
  { order }: OrderMoney,
  {
    method,
    parts,
    bookingId = null,
    isHandedOver,
    reason,
    undoUntil,
  }: Omit<NewRefund, 'bookingId' | 'method'> & Group & { bookingId?: number | null },
  books: Bookkeeping,
): Promise<number> {
  const { site, now, staffId = null } = books
  const cents = sumOf(parts)
  const { id } = await tx
    .insertInto('refund')
    .values({
      order_id: order.id,
      booking_id: bookingId,
      method,
      status: isHandedOver ? 'succeeded' : 'pending',
      amount_cents: cents,
      reason,
      day: isHandedOver ? dateIn(site.timeZone, now) : null,
      undo_until: undoUntil ? instantAfter(undoUntil) : null,
      created_at: instantAfter(now),
      created_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(tx, { kind: 'refund', method, cents }, { order, refund_id: id, booking_id: bookingId }, books)
  return id
}

/** The credit note of what goes back of a payment. */
async function creditPayment(
  tx: Tx,
  { order, bookings }: OrderMoney,
  { payment, method, cells }: { payment: PaymentRow; method: PaymentMethod; cells: readonly Cell[] },
  { site, now }: Bookkeeping,
): Promise<number | null> {
  if (payment.document_id === null) return null
  const vat = new Map(bookings.map((row) => [row.booking_id, row.vat_percent]))
  const { id } = await issueDocument(tx, {
    site: { ...site, currency: order.currency },
    now,
    orderId: order.id,
    parts: cells.map(({ booking_id, cents }) => ({
      booking_id,
      cents,
      vat_percent: vat.get(booking_id) ?? null,
    })),
    method,
    due: balanceOf(bookings),
    credits: payment.document_id,
  })
  return id
}
