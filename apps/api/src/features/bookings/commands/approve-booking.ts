import { type BookingStatus, changeStatus, STATUS_MESSAGES } from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { bookingConfirmed, bookingDeclined } from '../emails/booking-emails'
import { emailCancellation, emailCustomer } from '../emails/email-customer'
import type { BookingWithUser } from '../queries/bookings.queries'
import { saveUndoSteps } from './undo-steps'
import { type StatusRules, updateStatus } from './update-status'

/**
 * Approves or declines a pending booking, as staff. The email about a decline is delayed until the undo period is over.
 * @throws {Refusal} `invalid-state` unless the booking is pending.
 */
export async function approveOrDeclineBooking(
  tx: Tx,
  actor: Actor,
  { booking, status }: { booking: BookingWithUser; status: BookingStatus },
  rules: StatusRules,
): Promise<BookingWithUser> {
  if (!changeStatus('staff', booking.status, status).ok) {
    throw new Refusal('invalid-state', { message: STATUS_MESSAGES.notPending })
  }
  if (status === booking.status) return booking
  const after = await updateStatus(tx, actor, booking, { status })
  if (status === 'Confirmed') await emailCustomer(tx, bookingConfirmed, after, rules)
  else {
    const emailId = await emailCancellation(tx, bookingDeclined, after, rules)
    await saveUndoSteps(tx, [{ before: booking, outboxId: emailId }], rules)
  }
  return after
}
