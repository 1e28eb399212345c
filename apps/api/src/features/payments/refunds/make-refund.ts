import { type Cents, dateIn, type PaymentMethod, type Share, sumOf } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import { fromJson } from '../../../platform/database/json-text'
import type { PaymentRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import { refundSent } from '../../documents/emails/document-emails'
import { issueDocument } from '../../documents/issue-document'
import { emailDocuments } from '../email-documents'
import { type Bookkeeping, postLedgerEvent } from '../ledger'
import { balanceOf, type OrderMoney } from '../order-money.queries'
import { updateBookingAmounts } from '../sync-orders'
import { addRefundCall } from './card-refund-calls'
import { type Group, groupsOf, type Outside, type Part, takeFromPayments } from './refund-parts'

/** What goes back for bookings of an order. */
type NewRefund = {
  shares: readonly Share[]
  /** The booking that it is made for, where it was cancelled or moved. */
  bookingId?: number
  /** How staff give back what cards cannot take; by default as it was paid. */
  method?: PaymentMethod
  /** Whether the money is given back now, and not when somebody asks for it; cards get it from Stripe. */
  isHandedOver: boolean
  reason: string | null
  undoUntil?: Date | undefined
  outside?: Outside
}

/** The same for each booking. */
type Cell = Pick<Part, 'payment' | 'cents'> & { booking_id: number }

/**
 * Gives money back that was paid, which is there: to cards first, newest first, unless a card has refused it before. Rows,
 * postings and credit notes are made at once. Returns the ids of the refunds.
 * @throws {Refusal} at `method` for `card` where cards cannot take all of it.
 */
export async function makeRefund(
  tx: Tx,
  money: OrderMoney,
  refund: NewRefund,
  books: Bookkeeping,
): Promise<number[]> {
  const parts = await takeFromPayments(tx, money.order.id, sumOf(refund.shares), refund.outside)
  for (const share of refund.shares) {
    const row = money.bookings.find(({ booking_id }) => booking_id === share.id)
    if (row) await updateBookingAmounts(tx, row, { paid_cents: row.paid_cents - share.cents })
  }
  const cells = cellsOf(parts, refund.shares)
  const made: CreatedRefund[] = []
  for (const group of groupsOf(parts, refund.method))
    made.push(await makeGroup(tx, money, { refund, group, cells }, books))
  if (refund.isHandedOver) {
    const bookingIds = refund.shares.map(({ id }) => id)
    const delay = refund.undoUntil && refund.undoUntil.getTime() - books.now.getTime()
    const documentIds = made.flatMap((group) => (group.isPending ? [] : group.documentIds))
    await emailDocuments(tx, refundSent, { documentIds, bookingIds, delay }, books)
  }
  return made.map(({ id }) => id)
}

type CreatedRefund = { id: number; documentIds: number[]; isPending: boolean }

async function makeGroup(
  tx: Tx,
  money: OrderMoney,
  { refund, group, cells }: { refund: NewRefund; group: Group; cells: readonly Cell[] },
  books: Bookkeeping,
): Promise<CreatedRefund> {
  const { method, parts } = group
  const id = await insertRefund(tx, money, { ...refund, ...group }, books)
  const documentIds: number[] = []
  for (const { payment, cents } of parts) {
    const ofPayment = cells.filter((cell) => cell.payment === payment)
    const documentId = await creditPayment(tx, money, { payment, method, cells: ofPayment }, books)
    await tx
      .insertInto('refund_share')
      .values({ refund_id: id, payment_id: payment.id, amount_cents: cents, document_id: documentId })
      .execute()
    if (documentId !== null) documentIds.push(documentId)
    if (method === 'card' && !refund.outside)
      await addRefundCall(tx, { refundId: id, paymentId: payment.id, cents, dueAt: refund.undoUntil }, books)
  }
  return { id, documentIds, isPending: method === 'card' && !refund.outside }
}

/** Splits the parts over the bookings: each payment first over those that it has paid for, then one after the other. */
function cellsOf(parts: readonly Part[], shares: readonly Share[]): Cell[] {
  const cells: Cell[] = []
  const left = shares.map((share) => ({ ...share }))
  const open = parts.map(({ payment, cents }) => ({ payment, cents }))
  const fill = (limitOf: (payment: PaymentRow, bookingId: number) => Cents) => {
    for (const part of open)
      for (const share of left) {
        const cents = Math.min(part.cents, share.cents, limitOf(part.payment, share.id))
        if (cents <= 0) continue
        addCell(cells, { payment: part.payment, cents, booking_id: share.id })
        share.cents -= cents
        part.cents -= cents
      }
  }
  fill(paidFor)
  fill(() => Number.POSITIVE_INFINITY)
  return cells
}

/** What of a payment was for a booking. */
const paidFor = ({ shares }: PaymentRow, bookingId: number): Cents =>
  sumOf(fromJson(shares).filter(({ id }) => id === bookingId))

/** A booking has one line in a document. */
function addCell(cells: Cell[], cell: Cell): void {
  const known = cells.find(
    ({ payment, booking_id }) => payment === cell.payment && booking_id === cell.booking_id,
  )
  if (known) known.cents += cell.cents
  else cells.push(cell)
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
    outside,
  }: Omit<NewRefund, 'bookingId' | 'method'> & Group & { bookingId?: number | null },
  books: Bookkeeping,
): Promise<number> {
  const { site, now, staffId = null } = books
  const cents = sumOf(parts)
  const isDone = isHandedOver && (method !== 'card' || outside !== undefined)
  const { id } = await tx
    .insertInto('refund')
    .values({
      order_id: order.id,
      booking_id: bookingId,
      method,
      status: isDone ? 'succeeded' : 'pending',
      amount_cents: cents,
      reason,
      day: isDone ? dateIn(site.timeZone, now) : null,
      undo_until: undoUntil ? instantAfter(undoUntil) : null,
      created_at: instantAfter(now),
      created_by: staffId,
      stripe_id: outside?.stripeId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await postLedgerEvent(
    tx,
    { kind: 'refund', method, cents },
    { order, refund_id: id, booking_id: bookingId },
    books,
  )
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
