import type { Attendance } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Check, CornerDownLeft, UserX } from 'lucide-react'
import { Choice, Choices } from './AttendanceButtons.styles'
import { ATTENDANCE_ACTIONS, ATTENDANCE_COPY } from './attendance.copy'
import { useAttendance } from './use-attendance'

export type RecordedState = Exclude<Attendance, 'none'>

export const RECORDED_STATES: readonly RecordedState[] = ['checked_in', 'returned', 'no_show']

const ICONS = { checked_in: Check, returned: CornerDownLeft, no_show: UserX } as const

type AttendanceButtonsProps = {
  booking: ManifestEntry
  /** The states to choose from; the first is the most likely. */
  states: readonly RecordedState[]
  label: string
  /** Whether the customer is expected now. */
  isDue?: boolean
}

/** Whether the customer has come and returned, one press each; pressing again takes it back. */
export function AttendanceButtons({ booking, states, label, isDue }: AttendanceButtonsProps) {
  const toggle = useAttendance(booking)
  return (
    <Choices role="group" aria-label={label}>
      {states.map((state, index) => {
        const isPressed = booking.attendance === state
        const Icon = ICONS[state]
        return (
          <Choice
            key={state}
            type="button"
            aria-pressed={isPressed}
            data-state={state}
            data-due={(isDue && index === 0) || undefined}
            data-further={index > 0 || undefined}
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
