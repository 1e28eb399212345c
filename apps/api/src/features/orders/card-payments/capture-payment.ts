import { balanceDueOf, type Cents, type Share, splitAmount, sumOf } from '@luzzu/domain'
import { HOUR, instantAfter } from '../../../platform/clock'
import { fromJson, toJson } from '../../../platform/database/json-text'
import type { Tx } from '../../../platform/database/schema'
import { orNotFound } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { addStripeCall, findCallBySubject } from '../../../platform/stripe/stripe-calls'
import { lockBooking } from '../../bookings/commands/booking-locks'
import { cancelPendingRequest } from '../../bookings/commands/expire-requests'
import {
  balanceOf,
  findOrderMoney,
  type OrderMoney,
  toBookingMoney,
} from '../../payments/order-money.queries'
import { captureSubject } from './call-subjects'
import type { LockedPayment } from './lock-payment'
import { failCapture, releasePayment } from './release-payment'

/** How long before the authorization ends requests that nobody has decided are cancelled. */
export const CAPTURE_MARGIN_MS = 12 * HOUR

/**
 * Captures what is authorized once nothing is to be decided any more: the share of the confirmed bookings, of a balance what
 * is still due. The rest is released by that.
 */
export async function decideCapture(
  tx: Tx,
  locked: LockedPayment,
  { moment, isCaptureRefused = false }: { moment: Moment; isCaptureRefused?: boolean },
): Promise<number[]> {
  const { payment } = locked
  const known = await findCallBySubject(tx, captureSubject(payment.id))
  if (known?.status === 'failed' && isCaptureRefused) return failCapture(tx, locked, moment)
  // One that was answered since Stripe was asked is sent no more; Stripe is asked again, as somebody else may have captured.
  if (known) return [known.id]
  const money = await decideOverdue(tx, locked, moment)
  if (payment.purpose === 'checkout' && money.bookings.some(({ status }) => status === 'Pending')) return []
  if (await isUndoable(tx, money, moment)) return []
  const shares =
    payment.purpose === 'checkout' ? sharesOfConfirmed(locked, money) : sharesOfBalance(locked, money)
  const cents = sumOf(shares)
  if (cents === 0 || payment.intent_id === null) return releasePayment(tx, locked, null, moment)
  await tx
    .updateTable('payment')
    .set({ shares: toJson(shares) })
    .where('id', '=', payment.id)
    .execute()
  const { id } = await addStripeCall(tx, {
    kind: 'capture',
    subject: captureSubject(payment.id),
    target: payment.intent_id,
    body: () => ({ amount_to_capture: cents }),
    now: moment.now,
  })
  return [id]
}

/** Cancels requests that nobody has decided until shortly before the authorization ends. */
async function decideOverdue(tx: Tx, { payment, money }: LockedPayment, moment: Moment): Promise<OrderMoney> {
  const pending = money.bookings.filter(({ status }) => status === 'Pending')
  const { capture_before } = payment
  const isOverdue =
    capture_before !== null && Date.parse(capture_before) - moment.now.getTime() <= CAPTURE_MARGIN_MS
  if (!isOverdue || pending.length === 0) return money
  for (const { booking_id } of pending) {
    const booking = await lockBooking(tx, booking_id)
    if (booking) await cancelPendingRequest(tx, booking, moment)
  }
  return orNotFound(await findOrderMoney(tx, money.order.id))
}

/** Whether a decision about one of its bookings can still be undone. */
async function isUndoable(tx: Tx, { bookings }: OrderMoney, { now }: Moment): Promise<boolean> {
  const ids = bookings.map(({ booking_id }) => booking_id)
  if (ids.length === 0) return false
  const step = await tx
    .selectFrom('undo')
    .select('id')
    .where('booking_id', 'in', ids)
    .where('expires_at', '>', instantAfter(now))
    .limit(1)
    .executeTakeFirst()
  return step !== undefined
}

/** What was authorized for each confirmed booking, but no more than it still owes. */
function sharesOfConfirmed({ payment }: LockedPayment, { bookings }: OrderMoney): Share[] {
  const shares = fromJson(payment.shares)
  return shares.flatMap(({ id, cents }) => {
    const row = bookings.find(({ booking_id, status }) => booking_id === id && status === 'Confirmed')
    const due: Cents = row ? Math.min(cents, balanceDueOf(toBookingMoney(row))) : 0
    return due > 0 ? [{ id, cents: due }] : []
  })
}

const sharesOfBalance = ({ payment }: LockedPayment, { bookings }: OrderMoney): Share[] =>
  splitAmount(
    Math.min(payment.amount_cents, balanceOf(bookings)),
    bookings.map((row) => ({ id: row.booking_id, cents: balanceDueOf(toBookingMoney(row)) })),
  )
