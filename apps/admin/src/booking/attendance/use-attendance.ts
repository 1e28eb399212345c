import { useRecordAttendanceMutation } from '@luzzu/api-client/bookings'
import type { Attendance } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { showError } from '@luzzu/ui'
import { errorReason, isRetryable } from '../../platform/loading/api-errors'
import { attendanceMessages } from './attendance.copy'

/** Records the attendance of a booking; the recorded state again takes it back. */
export function useAttendance({ id, username, booking_date, attendance }: Booking) {
  const [record] = useRecordAttendanceMutation()

  async function send(state: Attendance): Promise<void> {
    try {
      await record({ id, date: booking_date.slice(0, 10), state }).unwrap()
    } catch (error) {
      const retry = isRetryable(error) ? { retry: () => void send(state) } : {}
      showError(attendanceMessages.failed(username, errorReason(error)), retry)
    }
  }

  return (state: Attendance) => send(state === attendance ? 'none' : state)
}
