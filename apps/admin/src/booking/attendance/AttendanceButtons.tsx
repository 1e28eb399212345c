import { useRecordAttendanceMutation } from '@luzzu/api-client/bookings'
import { type Attendance, dayOf, UNDO_SECONDS } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { dismissToast, media, size, token } from '@luzzu/ui'
import { type MouseEvent, useRef } from 'react'
import styled from 'styled-components'
import { errorReason, showFailure } from '../../platform/api-errors'
import { useUndo } from '../../platform/undo/use-undo'
import { lineButton } from '../line-button.styles'
import { ATTENDANCE_ACTIONS, ATTENDANCE_COPY, attendanceMessages } from './attendance.copy'
import { ATTENDANCE_ICONS } from './attendance-icons'
import type { RecordedState } from './likely-states'

type AttendanceButtonsProps = {
  booking: Booking
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
      {states.map((state) => {
        const isPressed = booking.attendance === state
        const Icon = ATTENDANCE_ICONS[state]
        return (
          <Choice
            key={state}
            type="button"
            aria-pressed={isPressed}
            data-state={state}
            data-due={(isDue && state === states.at(-1)) || undefined}
            onClick={(event) => void toggle(state, event)}
          >
            <Icon aria-hidden="true" />
            <span>{isPressed ? ATTENDANCE_COPY[state] : ATTENDANCE_ACTIONS[state]}</span>
          </Choice>
        )
      })}
    </Choices>
  )
}

/** A finger's second press so soon and so near is a double tap. */
const DOUBLE_TAP = { ms: 1000, pixels: 40 }

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

/** The browser counts the presses of a mouse. */
function isDoubleTap(press: MouseEvent, last: Press | undefined) {
  if (press.detail > 1) return true
  const { nativeEvent, timeStamp, clientX, clientY } = press
  if (!last || !(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return false
  const distance = Math.hypot(clientX - last.clientX, clientY - last.clientY)
  return timeStamp - last.timeStamp < DOUBLE_TAP.ms && distance < DOUBLE_TAP.pixels
}

/** Records the attendance of a booking; the recorded state again takes it back, which can be undone. */
function useAttendance(booking: Booking) {
  const { id, username, attendance } = booking
  const [record] = useRecordAttendanceMutation()
  const failure = useRef<string>(undefined)
  const lastPress = useRef<Press>(undefined)
  const undo = useUndo()
  const topic = `attendance of ${id}`

  async function send(state: Attendance): Promise<boolean> {
    const { error } = await record({ id, date: dayOf(booking), state })
    const retry = () => void send(state)
    const shown = error
      ? showFailure(attendanceMessages.failed(username, errorReason(error)), error, retry, { isKept: true })
      : undefined
    if (failure.current && failure.current !== shown) dismissToast(failure.current)
    failure.current = shown
    return !error
  }

  async function takeBack(state: RecordedState): Promise<boolean> {
    const isDone = await send(stateBefore(state))
    if (isDone)
      undo.offer({
        message: attendanceMessages.takenBack(username, state),
        changed: [id],
        topic,
        until: Date.now() + UNDO_SECONDS * 1000,
        undo: () => void send(state),
      })
    return isDone
  }

  return async (state: RecordedState, press: MouseEvent) => {
    // The buttons change below the finger, so that the second tap may meet another one.
    if (isDoubleTap(press, lastPress.current)) return
    lastPress.current = press
    undo.withdraw(topic)
    const isDone = await (state === attendance ? takeBack(state) : send(state))
    // What has failed is tried again at once.
    if (!isDone) lastPress.current = undefined
  }
}

/** Whoever has not returned after all is still out. */
const stateBefore = (state: RecordedState): Attendance => (state === 'returned' ? 'checked_in' : 'none')

const Choices = styled.div`
  display: flex;
  gap: ${token('space-1h')};
`

const Choice = styled.button`
  ${lineButton}
  flex: 1 1 auto;
  border-color: ${token('control-line')};
  background: ${token('surface-raised')};
  color: ${token('text')};

  ${media.belowWide} {
    min-width: ${size(31)};
    min-height: ${token('space-7')};
    font-size: ${token('text-table')};
  }
  &[data-due][aria-pressed='false'] {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('confirmed')};
    background: ${token('confirmed-soft')};
    color: ${token('confirmed')};
  }
  &[aria-pressed='true'][data-state='no_show'] {
    border-color: ${token('cancelled')};
    background: ${token('cancelled-soft')};
    color: ${token('cancelled')};
  }
`
