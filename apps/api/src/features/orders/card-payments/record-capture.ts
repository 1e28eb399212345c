import { balanceDueOf, type Cents, dateIn, occupiesUnit, type Share, splitAmount, sumOf } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import { fromJson, toJson } from '../../../platform/database/json-text'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { issueDocument } from '../../documents/issue-document'
import { emailReceipt } from '../../payments/delayed-confirmations'
import { postLedgerEvent } from '../../payments/ledger'
import {
  balanceOf,
  type OrderedBooking,
  type OrderMoney,
  toBookingMoney,
} from '../../payments/order-money.queries'
import { addRefundCall } from '../../payments/refunds/card-refund-calls'
import { makeRefund } from '../../payments/refunds/make-refund'
import { allocateToBookings, singleBookingId, toDocumentParts } from '../take-payment'
import type { LockedPayment } from './lock-payment'
import { expireOrder } from './release-payment'

/** Money has come in: it is posted, with its receipt; where there is nothing that it pays for, all of it goes back. */
export async function recordCapture(
  tx: Tx,
  locked: LockedPayment,
  received: Cents,
  moment: Moment,
): Promise<number[]> {
  const { payment, money } = locked
  const isPlaced = money.order.status === 'placed' || money.order.status === 'cancelled'
  if (!isPlaced || payment.ending === 'mismatch') return returnCapture(tx, locked, received, moment)
  const { site, now } = moment
  const { order, bookings } = money
  const shares = sharesOf(locked, received)
  await capture(tx, locked, { received, shares, moment })
  await allocateToBookings(tx, money, shares)
  const about = { order, payment_id: payment.id, booking_id: singleBookingId(shares) }
  await postLedgerEvent(tx, { kind: 'payment', method: 'card', cents: received }, about, moment)
  const receipt = await issueDocument(tx, {
    site: { ...site, currency: order.currency },
    now,
    orderId: order.id,
    parts: toDocumentParts(money, shares),
    method: 'card',
    due: balanceOf(bookings),
    buyer: fromJson(order.invoice),
  })
  await tx.updateTable('payment').set({ document_id: receipt.id }).where('id', '=', payment.id).execute()
  const bookingIds = shares.map(({ id }) => id)
  await emailReceipt(tx, { documentId: receipt.id, bookingIds }, moment)
  await returnExcess(tx, money, moment)
  return []
}

type Captured = { received: Cents; shares: readonly Share[]; moment: Moment }

async function capture(
  tx: Tx,
  { payment }: LockedPayment,
  { received, shares, moment }: Captured,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      status: 'captured',
      // More than was asked for can only be captured by somebody else.
      amount_cents: Math.max(payment.amount_cents, received),
      captured_cents: received,
      shares: toJson([...shares]),
      day: dateIn(moment.site.timeZone, moment.now),
    })
    .where('id', '=', payment.id)
    .execute()
}

/** As it was planned; what somebody else has captured goes by what is due, or by the prices. */
function sharesOf({ payment, money: { bookings } }: LockedPayment, received: Cents): Share[] {
  const planned = fromJson(payment.shares)
  if (sumOf(planned) === received) return planned
  const weights = (weightOf: (row: OrderedBooking) => Cents) =>
    bookings.map((row) => ({ id: row.booking_id, cents: weightOf(row) }))
  const due = weights((row) => balanceDueOf(toBookingMoney(row)))
  return splitAmount(received, sumOf(due) >= received ? due : weights((row) => row.total_cents ?? 1))
}

/** What bookings have received beyond what they cost, because they were cancelled or changed at the same moment. */
async function returnExcess(tx: Tx, money: OrderMoney, moment: Moment): Promise<void> {
  const shares = money.bookings.flatMap((row) => {
    const cost = isActive(row) ? Math.max(0, (row.total_cents ?? 0) - row.allowance_cents) : 0
    const cents = row.paid_cents - cost - row.retained_cents
    return cents > 0 ? [{ id: row.booking_id, cents }] : []
  })
  if (shares.length > 0) await makeRefund(tx, money, { shares, isHandedOver: false, reason: null }, moment)
}

const isActive = ({ status }: OrderedBooking) => status !== null && occupiesUnit(status)

/** Somebody else has captured what pays for no booking: all of it goes back to the card. */
async function returnCapture(
  tx: Tx,
  locked: LockedPayment,
  received: Cents,
  moment: Moment,
): Promise<number[]> {
  const { payment, money } = locked
  const { order } = money
  await capture(tx, locked, { received, shares: [], moment })
  if (payment.ending === null)
    await tx
      .updateTable('card_payment')
      .set({ ending: 'outside' })
      .where('payment_id', '=', payment.id)
      .execute()
  await expireOrder(tx, order, moment.now)
  if (received === 0) return []
  await postLedgerEvent(
    tx,
    { kind: 'payment', method: 'card', cents: received },
    { order, payment_id: payment.id },
    moment,
  )
  const { id } = await tx
    .insertInto('refund')
    .values({
      order_id: order.id,
      booking_id: null,
      method: 'card',
      status: 'pending',
      amount_cents: received,
      reason: null,
      day: null,
      undo_until: null,
      created_at: instantAfter(moment.now),
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('refund_share')
    .values({ refund_id: id, payment_id: payment.id, amount_cents: received, document_id: null })
    .execute()
  await tx.updateTable('payment').set({ refunded_cents: received }).where('id', '=', payment.id).execute()
  await postLedgerEvent(
    tx,
    { kind: 'refund', method: 'card', cents: received },
    { order, refund_id: id, payment_id: payment.id },
    moment,
  )
  await addRefundCall(tx, { refundId: id, paymentId: payment.id, cents: received }, moment)
  return []
}
