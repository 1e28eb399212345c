import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { canRecordAttendance, dateIn, dayOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { AttendanceButtons } from './AttendanceButtons'
import { attendanceMessages } from './attendance.copy'
import { statesInDetails } from './likely-states'

/** Records the attendance of a booking from its details: on its day, and later as long as it is not settled. */
export function BookingAttendance({ booking }: { booking: Booking }) {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const { status, attendance, username } = booking
  const date = dayOf(booking)
  const isSettled = attendance === 'returned' || attendance === 'no_show'
  if (!canRecordAttendance({ status, date }, today) || (date < today && isSettled)) return null
  return (
    <Apart>
      <AttendanceButtons
        booking={booking}
        states={statesInDetails(attendance)}
        label={attendanceMessages.record(username)}
      />
    </Apart>
  )
}

/** From what is told above and done below. */
const Apart = styled.div`
  margin-block: ${token('space-3')} ${token('space-2')};
`
