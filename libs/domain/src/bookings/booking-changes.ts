import { type Fields, type Validated, validated } from '../fields'
import { ATTENDANCE_MESSAGES, type Attendance, isAttendance } from './attendance'
import { type BookingStatus, isBookingStatus, STATUS_MESSAGES } from './booking-status'
import { CANCELLATION_REASON, NOTE } from './staff-booking'

/** Checks of the bodies that change a booking. `id`: as it was sent, if it was. */
export const validateStatusChange = ({
  status,
  id,
}: Fields<'status' | 'id'>): Validated<{ status: BookingStatus; id: unknown }> =>
  isBookingStatus(status)
    ? { ok: true, value: { status, id } }
    : {
        ok: false,
        errors: { status: status === undefined ? STATUS_MESSAGES.required : STATUS_MESSAGES.unknown },
      }

export const validateAttendance = ({ state }: Fields<'state'>): Validated<{ state: Attendance }> =>
  isAttendance(state)
    ? { ok: true, value: { state } }
    : {
        ok: false,
        errors: { state: state === undefined ? ATTENDANCE_MESSAGES.required : ATTENDANCE_MESSAGES.unknown },
      }

export const validateCancellation = ({ reason }: Fields<'reason'>) =>
  validated({ reason: CANCELLATION_REASON.read(reason) }, { reason: CANCELLATION_REASON.check(reason) })

export const validateNote = ({ note }: Fields<'note'>) =>
  validated({ note: NOTE.read(note) }, { note: note === undefined ? 'Note is required' : NOTE.check(note) })
