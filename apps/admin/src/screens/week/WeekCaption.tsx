import { ATTENDANCE_COPY } from '../../booking/attendance/attendance.copy'
import { ATTENDANCE_ICONS } from '../../booking/attendance/attendance-icons'
import { RECORDED_STATES } from '../../booking/attendance/likely-states'
import { WEEK_COPY as COPY } from './week.copy'
import type { ProductWeek } from './week-board'

/** How a booking is moved or opened, and what the signs mean that the board has. */
export function WeekCaption({ rows }: { rows: readonly ProductWeek[] }) {
  const bookings = rows.flatMap(({ days }) => days.flatMap((day) => day.bookings))
  const recorded = RECORDED_STATES.filter((state) => bookings.some(({ attendance }) => attendance === state))
  return (
    <caption>
      <span data-layout="board">{COPY.hint}</span>
      <span data-layout="list">{COPY.listHint}</span>
      <small aria-hidden="true">
        <span>{COPY.confirmed}</span>
        <span data-pending>{COPY.pending}</span>
        {recorded.map((state) => {
          const Icon = ATTENDANCE_ICONS[state]
          return (
            <span key={state} data-sign>
              <Icon aria-hidden="true" /> {ATTENDANCE_COPY[state]}
            </span>
          )
        })}
      </small>
    </caption>
  )
}
