import { ORDER_MESSAGES, occupiesUnit, type Share } from '@luzzu/domain'
import { fromJson } from '../../platform/database/json-text'
import type { PaymentRow } from '../../platform/database/order-tables'
import type { Db, Tx } from '../../platform/database/schema'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { issueDocument } from '../documents/issue-document'
import { assertDayOpen } from '../payments/closed-days'
import { type Bookkeeping, postLedgerEvent } from '../payments/ledger'
import { balanceOf, lockOrder, type OrderMoney } from '../payments/order-money.queries'
import { allocateToBookings, singleBookingId, toDocumentParts } from './take-payment'

export const findPayment = (db: Db, id: number) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Takes back a payment that was recorded by mistake: the ledger gets its reversal, the receipt a credit note.
 * @throws {Refusal} `invalid-state` when it was reversed or refunded, `closed` after the cash-up of its day.
 */
export async function reversePayment(tx: Tx, id: number, books: Bookkeeping): Promise<number> {
  const known = orNotFound(await findPayment(tx, id))
  const money = orNotFound(await lockOrder(tx, known.order_id))
  const payment = orNotFound(await findPayment(tx, id))
  const shares = fromJson(payment.shares)
  assertReversible(money, payment, shares)
  await assertDayOpen(tx, books, payment.day)
  const { method, day, captured_cents: cents, document_id: credits } = payment
  await tx.updateTable('payment').set({ status: 'voided', captured_cents: 0 }).where('id', '=', id).execute()
  await allocateToBookings(
    tx,
    money,
    shares.map((share) => ({ ...share, cents: -share.cents })),
  )
  const about = { order: money.order, payment_id: id, booking_id: singleBookingId(shares), day }
  await postLedgerEvent(tx, { kind: 'payment', method, cents: -cents }, about, books)
  if (credits !== null) {
    const { now } = books
    const site = { ...books.site, currency: money.order.currency }
    const parts = toDocumentParts(money, shares)
    const due = balanceOf(money.bookings)
    await issueDocument(tx, { site, now, orderId: money.order.id, parts, method, due, credits })
  }
  return id
}

function assertReversible({ bookings }: OrderMoney, payment: PaymentRow, shares: readonly Share[]): void {
  const refuse = (message: string) => new Refusal('invalid-state', { message })
  if (payment.method === 'card') throw refuse(ORDER_MESSAGES.notReversible)
  if (payment.status !== 'captured') throw refuse(ORDER_MESSAGES.reversed)
  if (payment.refunded_cents > 0) throw refuse(ORDER_MESSAGES.refunded)
  const paidFor = bookings.filter(({ booking_id }) => shares.some(({ id }) => id === booking_id))
  const isStanding = paidFor.every((row) => row.status !== null && occupiesUnit(row.status))
  const isThere = shares.every(({ id, cents }) =>
    paidFor.some((row) => row.booking_id === id && row.paid_cents >= cents),
  )
  if (!isStanding || !isThere) throw refuse(ORDER_MESSAGES.refunded)
}
