import {
  type BookingStatus,
  canStillCancel,
  changeStatus,
  occupiesUnit,
  tooLateToCancel,
} from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { bookingCancelled } from '../emails/booking-emails'
import { emailCancellation } from '../emails/email-customer'
import type { BookingWithUser } from '../queries/bookings.queries'
import { type StatusRules, updateStatus } from './update-status'

/**
 * Cancels a booking, as the customer: the only status change that customers may make.
 * @throws {Refusal} `invalid-state` for another status, or after the cancellation deadline.
 */
export async function cancelBooking(
  tx: Tx,
  actor: Actor,
  { booking, status }: { booking: BookingWithUser; status: BookingStatus },
  rules: StatusRules,
): Promise<BookingWithUser> {
  if (!changeStatus('customer', booking.status, status).ok) throw new Refusal('invalid-state')
  const isCancellation = occupiesUnit(booking.status) && !occupiesUnit(status)
  const { timeZone, settings } = rules.site
  const slot = { date: booking.booking_date, timeRange: timeRangeOf(booking), timeZone }
  if (isCancellation && !canStillCancel(slot, settings.cancellation_hours, rules.now)) {
    throw new Refusal('invalid-state', { message: tooLateToCancel(settings.cancellation_hours) })
  }
  if (status === booking.status) return booking
  const after = await updateStatus(tx, actor, booking, { status })
  await emailCancellation(tx, bookingCancelled, after, { ...rules, isOwn: true })
  return after
}
