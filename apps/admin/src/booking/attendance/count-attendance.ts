import { attendanceMark, slotOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

export type AttendanceCounts = { arrived: number; late: number; noShows: number }

/** Of the bookings of a day, those that have come, also where they are back, are late, and did not come at all. */
export function countAttendance(bookings: readonly Booking[], timeZone: string, now: Date): AttendanceCounts {
  const confirmed = bookings.filter(({ status }) => status === 'Confirmed')
  const isLate = (booking: Booking) =>
    attendanceMark({ ...booking, slot: slotOf(booking, timeZone) }, now)?.kind === 'late'
  return {
    arrived: confirmed.filter(hasArrived).length,
    late: confirmed.filter(isLate).length,
    noShows: confirmed.filter(({ attendance }) => attendance === 'no_show').length,
  }
}

export const hasArrived = ({ attendance }: Pick<Booking, 'attendance'>) =>
  attendance === 'checked_in' || attendance === 'returned'
