import {
  balanceDueOf,
  type DeskPayment,
  dateIn,
  PAID_BOOKING_MESSAGE,
  type Share,
  splitAmountFirstTo,
  toCents,
} from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import { fromJson, toJson } from '../../platform/database/json-text'
import type { Tx } from '../../platform/database/schema'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { paymentReceived } from '../documents/emails/document-emails'
import { issueDocument } from '../documents/issue-document'
import { assertPayable } from '../payments/assert-payable'
import { assertDayOpen } from '../payments/closed-days'
import { emailDocuments } from '../payments/email-documents'
import { type Bookkeeping, postLedgerEvent } from '../payments/ledger'
import { balanceOf, lockOrder, type OrderMoney, toBookingMoney } from '../payments/order-money.queries'
import { updateBookingAmounts } from '../payments/sync-orders'

/**
 * Records money that staff have received for an order, with its receipt; returns the id of the payment.
 * @throws {Refusal} `invalid-state` while a booking is not confirmed, `exceeds-balance` for more than is due, `closed`
 * after the cash-up.
 */
export async function takePayment(
  tx: Tx,
  orderId: number,
  { method, amount, reference, booking_id: first }: DeskPayment,
  books: Bookkeeping,
): Promise<number> {
  const { site, now, staffId = null } = books
  if (site.settings.payments.mode === 'off') throw new Refusal('not-found')
  const money = orNotFound(await lockOrder(tx, orderId))
  const cents = toCents(amount)
  if (first !== undefined && !hasBooking(money, first))
    throw refuseFields({ booking_id: PAID_BOOKING_MESSAGE })
  await assertDayOpen(tx, books)
  const shares = allocatePayment(money, cents, first)
  const { id } = await tx
    .insertInto('payment')
    .values({
      order_id: orderId,
      method,
      status: 'captured',
      amount_cents: cents,
      captured_cents: cents,
      shares: toJson(shares),
      reference,
      document_id: null,
      day: dateIn(site.timeZone, now),
      created_at: instantAfter(now),
      created_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await allocateToBookings(tx, money, shares)
  const { order, bookings } = money
  await postLedgerEvent(
    tx,
    { kind: 'payment', method, cents },
    { order, payment_id: id, booking_id: singleBookingId(shares) },
    books,
  )
  const receipt = await issueDocument(tx, {
    site: { ...site, currency: order.currency },
    now,
    orderId,
    parts: toDocumentParts(money, shares),
    method,
    due: balanceOf(bookings),
    buyer: fromJson(order.invoice),
  })
  await tx.updateTable('payment').set({ document_id: receipt.id }).where('id', '=', id).execute()
  const bookingIds = shares.map(({ id: bookingId }) => bookingId)
  await emailDocuments(tx, paymentReceived, { documentIds: [receipt.id], bookingIds }, books)
  return id
}

const hasBooking = ({ bookings }: OrderMoney, id: number) =>
  bookings.some(({ booking_id, status }) => booking_id === id && status !== null)

/** What each booking gets of the money, by what it owes. */
function allocatePayment({ bookings }: OrderMoney, cents: number, first: number | undefined): Share[] {
  assertPayable(bookings)
  if (cents > balanceOf(bookings)) throw new Refusal('exceeds-balance')
  return splitAmountFirstTo(
    first,
    cents,
    bookings.map((row) => ({ id: row.booking_id, cents: balanceDueOf(toBookingMoney(row)) })),
  )
}

/** Adds shares to what bookings have received; negative ones take them back. */
export async function allocateToBookings(
  tx: Tx,
  { bookings }: OrderMoney,
  shares: readonly Share[],
): Promise<void> {
  for (const { id, cents } of shares) {
    const row = bookings.find(({ booking_id }) => booking_id === id)
    if (row) await updateBookingAmounts(tx, row, { paid_cents: row.paid_cents + cents })
  }
}

/** The shares with the VAT of their bookings, for documents. */
export function toDocumentParts({ bookings }: OrderMoney, shares: readonly Share[]) {
  const vat = new Map(bookings.map((row) => [row.booking_id, row.vat_percent]))
  return shares.map(({ id, cents }) => ({ booking_id: id, cents, vat_percent: vat.get(id) ?? null }))
}

export const singleBookingId = (shares: readonly Share[]) =>
  shares.length === 1 ? (shares[0]?.id ?? null) : null
