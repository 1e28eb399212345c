import { useRecordAttendanceMutation } from '@luzzu/api-client/bookings'
import { type Attendance, dayOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { errorReason, showFailure } from '../../platform/api-errors'
import { attendanceMessages } from './attendance.copy'

/** Records the attendance of a booking; the recorded state again takes it back. */
export function useAttendance(booking: Booking) {
  const { id, username, attendance } = booking
  const [record] = useRecordAttendanceMutation()

  async function send(state: Attendance): Promise<void> {
    const { error } = await record({ id, date: dayOf(booking), state })
    if (error)
      showFailure(attendanceMessages.failed(username, errorReason(error)), error, () => void send(state))
  }

  return (state: Attendance) => send(state === attendance ? stateBefore(state) : state)
}

/** Whoever has not returned after all is still out. */
const stateBefore = (state: Attendance): Attendance => (state === 'returned' ? 'checked_in' : 'none')
