import { attendanceMark, slotOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

export type AttendanceCounts = { arrived: number; late: number; absent: number; noShows: number }

const markOf = (booking: Booking, timeZone: string, now: Date) =>
  attendanceMark({ ...booking, slot: slotOf(booking, timeZone) }, now)?.kind

/** Whether a guest who should have come by now is neither checked in nor a no-show. */
export function isMissing(booking: Booking, timeZone: string, now: Date): boolean {
  const mark = markOf(booking, timeZone, now)
  return mark === 'late' || mark === 'absent'
}

/** Of the bookings of a day, those that have come, also where they are back, are late, were not checked in until their slot ended, and did not come at all. */
export function countAttendance(bookings: readonly Booking[], timeZone: string, now: Date): AttendanceCounts {
  const confirmed = bookings.filter(({ status }) => status === 'Confirmed')
  const countMarked = (kind: ReturnType<typeof markOf>) =>
    confirmed.filter((booking) => markOf(booking, timeZone, now) === kind).length
  return {
    arrived: confirmed.filter(hasArrived).length,
    late: countMarked('late'),
    absent: countMarked('absent'),
    noShows: confirmed.filter(({ attendance }) => attendance === 'no_show').length,
  }
}

export const hasArrived = ({ attendance }: Pick<Booking, 'attendance'>) =>
  attendance === 'checked_in' || attendance === 'returned'
