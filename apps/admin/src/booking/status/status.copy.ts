import type { CancellationKind } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { ATTENDANCE_COPY } from '../attendance/attendance.copy'

export const CANCELLATION_COPY = {
  term: 'Outcome',
  'by-customer': 'By customer',
  declined: 'Declined',
  cancelled: 'By staff',
  'called-off': 'Called off',
  expired: 'Expired',
} as const satisfies Record<CancellationKind | 'term', string>

/** What the status of a booking does not tell: how it was cancelled, or who came; empty where nothing is known. */
export function statusDetail({
  status,
  cancellation,
  attendance,
}: Pick<Booking, 'status' | 'cancellation' | 'attendance'>): string {
  if (status === 'Cancelled') return cancellation ? CANCELLATION_COPY[cancellation.kind] : ''
  return status === 'Confirmed' && attendance !== 'none' ? ATTENDANCE_COPY[attendance] : ''
}
