import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Check, CornerDownLeft, UserX } from 'lucide-react'
import { Choice, Choices } from './AttendanceButtons.styles'
import { ATTENDANCE_ACTIONS, ATTENDANCE_COPY, attendanceMessages } from './attendance.copy'
import { useAttendance } from './use-attendance'

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
