import { useRecordAttendanceMutation } from '@luzzu/api-client/bookings'
import { type Attendance, dayOf } from '@luzzu/domain'
import type { Booking, ManifestEntry } from '@luzzu/domain/contracts'
import { media, token } from '@luzzu/ui'
import { Check, CornerDownLeft, UserX } from 'lucide-react'
import styled from 'styled-components'
import { errorReason, showFailure } from '../../platform/api-errors'
import { ATTENDANCE_ACTIONS, ATTENDANCE_COPY, attendanceMessages } from './attendance.copy'

const STATES = [
  { state: 'checked_in', Icon: Check },
  { state: 'returned', Icon: CornerDownLeft },
  { state: 'no_show', Icon: UserX },
] as const

/** Whether the customer has come and returned, one press each; pressing again takes it back. */
export function AttendanceButtons({ booking }: { booking: ManifestEntry }) {
  const toggle = useAttendance(booking)
  return (
    <Choices role="group" aria-label={attendanceMessages.group(booking.username)}>
      {STATES.map(({ state, Icon }) => {
        const isPressed = booking.attendance === state
        return (
          <Choice
            key={state}
            type="button"
            aria-pressed={isPressed}
            data-state={state}
            onClick={() => void toggle(state)}
          >
            <Icon aria-hidden="true" />
            {isPressed ? ATTENDANCE_COPY[state] : ATTENDANCE_ACTIONS[state]}
          </Choice>
        )
      })}
    </Choices>
  )
}

const Choices = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1h')};
  padding-top: ${token('space-1h')};

  @media print {
    display: none;
  }
`

/* On a phone as large as a thumb, and in full contrast for the sun. */
const Choice = styled.button`
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  min-height: ${token('control-small')};
  padding: 0 ${token('space-2h')};
  border: ${token('edge-fine')} solid ${token('control-line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  font: inherit;
  font-size: ${token('text-sm')};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  > svg {
    width: ${token('space-4')};
    height: ${token('space-4')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  &[aria-pressed='true'][data-state='no_show'] {
    border-color: ${token('danger')};
    background: ${token('danger')};
    color: ${token('on-danger')};
  }
  ${media.phone} {
    min-height: ${token('space-7')};
    font-size: ${token('text-table')};
  }
`

/** Records the attendance of a booking; the recorded state again takes it back. */
function useAttendance(booking: Booking) {
  const { id, username, attendance } = booking
  const [record] = useRecordAttendanceMutation()

  async function send(state: Attendance): Promise<void> {
    const { error } = await record({ id, date: dayOf(booking), state })
    if (error)
      showFailure(attendanceMessages.failed(username, errorReason(error)), error, () => void send(state))
  }

  return (state: Attendance) => send(state === attendance ? 'none' : state)
}
