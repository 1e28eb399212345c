import { type Fields, type Validated, validated } from '../fields'
import { type Cents, isAmount, toCents } from '../money'
import { ATTENDANCE_MESSAGES, type Attendance, isAttendance } from './attendance'
import { type BookingStatus, isBookingStatus, STATUS_MESSAGES } from './booking-status'
import { CANCELLATION_REASON, NOTE } from './staff-booking'

/** Checks of the bodies that change a booking. `id`: as it was sent, if it was. */
export const validateStatusChange = ({
  status,
  id,
  reason,
  refund_total,
}: Fields<'status' | 'id' | 'reason' | 'refund_total'>): Validated<StatusChange> =>
  validated<StatusChange>(
    {
      status: status as BookingStatus,
      id,
      reason: CANCELLATION_REASON.read(reason),
      refund: readRefund(refund_total),
    },
    {
      status: statusError(status),
      reason: CANCELLATION_REASON.check(reason),
      refund_total: refundError(refund_total),
    },
  )

/** `reason`: of a decline; `refund`: what goes back, as it was shown, in cents. */
type StatusChange = { status: BookingStatus; id: unknown; reason: string | null; refund: Cents | undefined }

function statusError(status: unknown): string | undefined {
  if (isBookingStatus(status)) return undefined
  return status === undefined ? STATUS_MESSAGES.required : STATUS_MESSAGES.unknown
}

const refundError = (refund: unknown) =>
  refund === undefined || isAmount(refund)
    ? undefined
    : 'Refund must be a number from 0 with at most 2 decimals'

const readRefund = (refund: unknown) => (isAmount(refund) ? toCents(refund) : undefined)

export const validateAttendance = ({ state }: Fields<'state'>): Validated<{ state: Attendance }> =>
  isAttendance(state)
    ? { ok: true, value: { state } }
    : {
        ok: false,
        errors: { state: state === undefined ? ATTENDANCE_MESSAGES.required : ATTENDANCE_MESSAGES.unknown },
      }

export const validateCancellation = ({ reason, refund_total }: Fields<'reason' | 'refund_total'>) =>
  validated(
    { reason: CANCELLATION_REASON.read(reason), refund: readRefund(refund_total) },
    { reason: CANCELLATION_REASON.check(reason), refund_total: refundError(refund_total) },
  )

export const validateNote = ({ note }: Fields<'note'>) =>
  validated({ note: NOTE.read(note) }, { note: note === undefined ? 'Note is required' : NOTE.check(note) })
