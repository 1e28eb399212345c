import { ATTENDANCE_MESSAGES, type Attendance, canRecordAttendance, dateIn } from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import type { BookingWithUser } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'
import { updateBooking } from './update-booking'
import type { StatusRules } from './update-status'

type AttendanceChange = { id: number; state: Attendance; ifMatch: string | undefined }

/**
 * Records what became of a booking on its day; the same state again changes nothing.
 * @throws {Refusal} `invalid-state` unless the booking is confirmed and of today or before.
 */
export function recordAttendance(
  db: Db,
  actor: Actor,
  { id, state, ifMatch }: AttendanceChange,
  { site, now }: StatusRules,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, booking.version)
    const { status, booking_date: date } = booking
    if (!canRecordAttendance({ status, date }, dateIn(site.timeZone, now)))
      throw new Refusal('invalid-state', { message: ATTENDANCE_MESSAGES.notPossible })
    return updateBooking(tx, actor, booking, { attendance: state })
  })
}
