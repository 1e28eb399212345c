import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { ATTENDANCE_COPY } from '../../booking/attendance/attendance.copy'
import { ATTENDANCE_ICONS } from '../../booking/attendance/attendance-icons'
import { RECORDED_STATES } from '../../booking/attendance/likely-states'
import { WEEK_COPY as COPY } from './week.copy'
import type { ProductWeek } from './week-board'

/** What the edges and signs of the board mean. */
export function WeekLegend({ rows }: { rows: readonly ProductWeek[] }) {
  const bookings = rows.flatMap(({ days }) => days.flatMap((day) => day.bookings))
  const recorded = RECORDED_STATES.filter((state) => bookings.some(({ attendance }) => attendance === state))
  return (
    <Legend aria-hidden="true">
      <span>{COPY.confirmed}</span>
      <span data-edge="pending">{COPY.pending}</span>
      {recorded.map((state) => {
        const Icon = ATTENDANCE_ICONS[state]
        return (
          <span key={state} data-sign>
            <Icon aria-hidden="true" /> {ATTENDANCE_COPY[state]}
          </span>
        )
      })}
    </Legend>
  )
}

const Legend = styled.small`
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};

  /* In the caption of the board, and on paper in its head. */
  &&& {
    display: inline-flex;
    font-size: ${token('text-sm')};
  }
  &&& > span {
    padding-inline-start: ${token('space-2')};
    border-inline-start: ${token('edge-strong')} solid ${token('confirmed')};
  }
  &&& > [data-edge] {
    border-inline-start: ${token('edge-strong')} dashed ${token('pending')};
  }
  &&& > [data-sign] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    padding: 0;
    border: 0;
  }
  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
  @media print {
    margin-inline-start: 6mm;

    &&& > span {
      color: inherit;
      font-weight: 600;
    }
    &&& > [data-edge] {
      font-style: italic;
      font-weight: 400;
    }
  }
`
