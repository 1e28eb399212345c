import { dateIn, ORDER_MESSAGES, occupiesUnit, type Share } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import type { RefundRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { refundSent } from '../../documents/emails/document-emails'
import { cancelDocument } from '../../documents/issue-document'
import { assertDayOpen } from '../closed-days'
import { emailDocuments, withdrawRefundEmail } from '../email-documents'
import { type Bookkeeping, postLedgerEvent } from '../ledger'
import { listOrderIds, lockOrder, type OrderedBooking, type OrderMoney } from '../order-money.queries'
import { setRetainedAmount, syncOrder, updateBookingAmounts } from '../sync-orders'
import { withdrawRefundCall } from './card-refund-calls'

/**
 * Takes back what the cancellation of bookings did to money, because they take place after all.
 * @throws {Refusal} `closed` when a refund was counted by a cash-up meanwhile.
 */
export async function undoCancellationRefunds(
  tx: Tx,
  bookingIds: readonly number[],
  books: Bookkeeping,
): Promise<void> {
  if (!books.site.keepsOrders) return
  for (const id of await listOrderIds(tx, bookingIds)) {
    const money = await lockOrder(tx, id)
    if (!money) continue
    const rows = money.bookings.filter(
      ({ booking_id, status }) => bookingIds.includes(booking_id) && status !== null && occupiesUnit(status),
    )
    await failRefunds(tx, money, rows, books)
    for (const row of rows)
      await setRetainedAmount(tx, { order: money.order, row, cents: row.kept_cents }, books)
    await syncOrder(tx, money, books)
  }
}

async function failRefunds(
  tx: Tx,
  money: OrderMoney,
  rows: readonly OrderedBooking[],
  books: Bookkeeping,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ booking_id }) => booking_id)
  for (const refund of await listUndoable(tx, money.order.id, ids, books)) {
    if (refund.day !== null && refund.method !== 'card') await assertDayOpen(tx, books, refund.day)
    if (refund.method === 'card' && !(await withdrawRefundCall(tx, refund.id)))
      throw new Refusal('invalid-state', { message: ORDER_MESSAGES.refundSent })
    await failRefund(tx, money, refund, books)
  }
}

const listUndoable = (tx: Tx, orderId: number, bookingIds: readonly number[], { now }: Bookkeeping) =>
  tx
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('booking_id', 'in', bookingIds)
    .where('status', '<>', 'failed')
    .where('undo_until', '>', instantAfter(now))
    .orderBy('id')
    .execute()

/** The money did not go back: a row of the ledger says so, and the credit notes are cancelled. */
export async function failRefund(
  tx: Tx,
  { order, bookings }: OrderMoney,
  refund: RefundRow,
  books: Bookkeeping,
): Promise<void> {
  const { id, booking_id, method, amount_cents } = refund
  await tx.updateTable('refund').set({ status: 'failed' }).where('id', '=', id).execute()
  await postLedgerEvent(
    tx,
    { kind: 'refund', method, cents: -amount_cents },
    { order, refund_id: id, booking_id },
    books,
  )
  for (const share of await sharesOf(tx, refund)) {
    const row = bookings.find((one) => one.booking_id === share.id)
    if (row) await updateBookingAmounts(tx, row, { paid_cents: row.paid_cents + share.cents })
  }
  const shares = await tx
    .selectFrom('refund_share')
    .selectAll()
    .where('refund_id', '=', id)
    .orderBy('payment_id')
    .execute()
  for (const share of shares) {
    await tx
      .updateTable('payment')
      .set((payment) => ({ refunded_cents: payment('refunded_cents', '-', share.amount_cents) }))
      .where('id', '=', share.payment_id)
      .execute()
    if (share.document_id !== null) await cancelDocument(tx, share.document_id, books.now)
  }
  const documentIds = shares.flatMap(({ document_id }) => document_id ?? [])
  if (booking_id !== null) await withdrawRefundEmail(tx, { bookingId: booking_id, documentIds }, books.now)
}

/** What of a refund was for which booking; where it was made for none of them, its credit notes say so. */
async function sharesOf(tx: Tx, { id, booking_id, amount_cents }: RefundRow): Promise<Share[]> {
  if (booking_id !== null) return [{ id: booking_id, cents: amount_cents }]
  return tx
    .selectFrom('refund_share')
    .innerJoin('document_line', 'document_line.document_id', 'refund_share.document_id')
    .select(['document_line.booking_id as id', 'document_line.cents'])
    .where('refund_share.refund_id', '=', id)
    .execute()
}

/** Notes that pending refunds were handed over, by the method that staff have chosen. */
export async function completePendingRefunds(
  tx: Tx,
  { order, bookings }: OrderMoney,
  { refunds, method }: { refunds: readonly RefundRow[]; method: RefundRow['method'] },
  books: Bookkeeping,
): Promise<void> {
  const day = dateIn(books.site.timeZone, books.now)
  for (const { id, amount_cents: cents, method: from, booking_id } of refunds) {
    await tx
      .updateTable('refund')
      .set({ status: 'succeeded', method, day, created_by: books.staffId ?? null })
      .where('id', '=', id)
      .execute()
    await postLedgerEvent(
      tx,
      { kind: 'refund-method', from, method, cents },
      { order, refund_id: id, booking_id },
      books,
    )
  }
  const ids = refunds.map(({ id }) => id)
  const shares = await tx
    .selectFrom('refund_share')
    .select('document_id')
    .where('refund_id', 'in', ids)
    .execute()
  const documentIds = shares.flatMap(({ document_id }) => document_id ?? [])
  const named = refunds.flatMap(({ booking_id }) => booking_id ?? [])
  const bookingIds = named.length > 0 ? named : bookings.map(({ booking_id }) => booking_id)
  await emailDocuments(tx, refundSent, { documentIds, bookingIds, method }, books)
}
