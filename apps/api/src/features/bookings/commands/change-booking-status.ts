import {
  type BookingStatus,
  type Cents,
  canStillCancel,
  changeStatus,
  occupiesUnit,
  STATUS_MESSAGES,
  tooLateToCancel,
} from '@luzzu/domain'
import { type Actor, ownerOf } from '../../../auth/access'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import type { Moment } from '../../../platform/settings/site'
import { bookkeeping } from '../../payments/ledger'
import { BY_BUSINESS, settleCancellation } from '../../payments/settle-cancellation'
import { syncOrdersOfBookings } from '../../payments/sync-orders'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { bookingCancelled, bookingConfirmed, bookingDeclined } from '../emails/booking-emails'
import { emailCancellation, emailCustomer } from '../emails/email-customer'
import type { BookingWithUser } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'
import { saveUndoSteps } from './undo-steps'
import { updateStatus } from './update-status'

/** `reason`: of a decline; `refund`: what goes back, as it was shown. */
type StatusChange = {
  id: number
  status: BookingStatus
  reason: string | null
  refund?: Cents | undefined
  ifMatch: string | undefined
}
type Decision = { booking: BookingWithUser } & Pick<StatusChange, 'status' | 'reason' | 'refund'>

/** Sets the status of a booking, if the actor may; setting the current status changes nothing. */
export function changeBookingStatus(
  db: Db,
  actor: Actor,
  { id, status, reason, refund, ifMatch }: StatusChange,
  rules: Moment,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id, ownerOf(actor)))
    // A retry of a decision that already applied names the version before it.
    if (status !== booking.status) requireVersion(ifMatch, booking.version)
    const change = actor.isAdmin ? approveOrDeclineBooking : cancelBooking
    return change(tx, actor, { booking, status, reason, refund }, rules)
  })
}

/**
 * Approves or declines a pending booking, as staff. The email about a decline is delayed until the undo period is over.
 * @throws {Refusal} `invalid-state` unless the booking is pending.
 */
async function approveOrDeclineBooking(
  tx: Tx,
  actor: Actor,
  { booking, status, reason, refund }: Decision,
  rules: Moment,
): Promise<BookingWithUser> {
  if (!changeStatus('staff', booking.status, status).ok) {
    throw new Refusal('invalid-state', { message: STATUS_MESSAGES.notPending })
  }
  if (status === booking.status) return booking
  const update =
    status === 'Confirmed' ? { status } : ({ status: 'Cancelled', kind: 'declined', reason } as const)
  const after = await updateStatus(tx, actor, booking, update)
  const books = bookkeeping(rules, actor)
  if (status === 'Confirmed') {
    await syncOrdersOfBookings(tx, [booking.id], books)
    await emailCustomer(tx, bookingConfirmed, after, rules)
  } else {
    const settlement = { by: BY_BUSINESS, expected: { refund }, isHandedOver: true, isUndoable: true, reason }
    const settled = await settleCancellation(tx, [booking.id], settlement, books)
    const delivery = { ...rules, settled, reason: reason ?? undefined }
    const emailId = await emailCancellation(tx, bookingDeclined, after, delivery)
    await saveUndoSteps(tx, [{ before: booking, outboxId: emailId }], rules)
  }
  return after
}

/**
 * Cancels a booking, as the customer: the only status change that customers may make.
 * @throws {Refusal} `invalid-state` for another status, or after the cancellation deadline.
 */
async function cancelBooking(
  tx: Tx,
  actor: Actor,
  { booking, status, refund }: Decision,
  rules: Moment,
): Promise<BookingWithUser> {
  if (!changeStatus('customer', booking.status, status).ok) throw new Refusal('invalid-state')
  const isCancellation = occupiesUnit(booking.status) && !occupiesUnit(status)
  const { timeZone, settings } = rules.site
  const slot = { date: booking.booking_date, timeRange: timeRangeOf(booking), timeZone }
  if (isCancellation && !canStillCancel(slot, settings.cancellation_hours, rules.now)) {
    throw new Refusal('invalid-state', { message: tooLateToCancel(settings.cancellation_hours) })
  }
  if (status === booking.status) return booking
  const after = await updateStatus(tx, actor, booking, { status: 'Cancelled', kind: 'by-customer' })
  const settlement = { by: 'customer' as const, expected: { refund } }
  const settled = await settleCancellation(tx, [booking.id], settlement, bookkeeping(rules, actor))
  await emailCancellation(tx, bookingCancelled, after, { ...rules, settled, isOwn: true })
  return after
}
