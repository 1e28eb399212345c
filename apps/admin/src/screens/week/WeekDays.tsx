import { type CalendarDate, formatDate, formatDateWithWeekday } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { useId } from 'react'
import { dayPath, weekPath } from '../../booking/paths'
import type { WeekMarks } from './use-week-marks'
import { Days, ListedDay } from './WeekDays.styles'
import { WEEK_COPY as COPY, weekMessages } from './week.copy'
import { countsOn, type ProductWeek } from './week-board'

type WeekDaysProps = {
  dates: readonly CalendarDate[]
  rows: readonly ProductWeek[]
  today: CalendarDate
  /** The day that is listed, where there is no room for the board. */
  listedDay: CalendarDate | undefined
  marks: WeekMarks
  isPrinted: boolean
}

/** The days of the week with their counts. Above the board each leads to its page; above the list it is chosen. */
export function WeekDays({ dates, rows, today, listedDay, marks, isPrinted }: WeekDaysProps) {
  const facts = (date: CalendarDate) => ({ ...countsOn(rows, date), closed: marks.closedDay(date) })
  const listed = listedDay && facts(listedDay)
  const [first = today, last = first] = [dates[0], dates.at(-1)]
  return (
    <Days>
      <tr>
        <th scope="col">
          {COPY.product}
          {/* On each page of the paper. */}
          {isPrinted && <small>{weekMessages.range(formatDate(first), formatDate(last))}</small>}
        </th>
        {dates.map((date) => (
          <WeekDay
            key={date}
            {...{ date, first, ...facts(date) }}
            isToday={date === today}
            isPrinted={isPrinted}
            isListed={listedDay === undefined ? undefined : date === listedDay}
          />
        ))}
      </tr>
      {listed && (
        <ListedDay>
          <td>
            <Link to={dayPath(listedDay)}>{formatDateWithWeekday(listedDay)}</Link>
            {listed.closed && <em>{listed.closed}</em>}
            <DayCounts {...listed} />
            {!listed.closed && listed.confirmed + listed.pending === 0 && <span>{COPY.noBookings}</span>}
          </td>
        </ListedDay>
      )}
    </Days>
  )
}

type WeekDayProps = {
  date: CalendarDate
  /** Of the days that are shown. */
  first: CalendarDate
  confirmed: number
  pending: number
  /** Why the whole business is closed. */
  closed: string | undefined
  isToday: boolean
  isPrinted: boolean
  /** `undefined` on the board. */
  isListed: boolean | undefined
}

function WeekDay({ date, first, confirmed, pending, closed, isToday, isPrinted, isListed }: WeekDayProps) {
  const factsId = useId()
  const isBooked = confirmed + pending > 0
  // On paper a day without bookings has no room for it.
  const saysToday = isToday && (isBooked || !isPrinted)
  const link =
    isListed === undefined
      ? { to: dayPath(date) }
      : { to: weekPath(first, date), replace: true, 'aria-describedby': factsId }
  return (
    <th
      scope="col"
      data-booked={isBooked || undefined}
      data-today={isToday || undefined}
      data-closed={closed ? true : undefined}
      data-listed={isListed || undefined}
    >
      <Link {...link} aria-current={isListed ? 'date' : undefined}>
        <span>
          <span data-weekday>
            {formatDateWithWeekday(date).slice(0, 3)}
            {saysToday && ' · '}
          </span>
          {saysToday && COPY.today}
        </span>
        <strong>{Number(date.slice(8))}</strong>
      </Link>
      <div id={factsId}>
        <DayCounts {...{ confirmed, pending }} />
        {closed && <em>{closed}</em>}
      </div>
    </th>
  )
}

function DayCounts({ confirmed, pending }: { confirmed: number; pending: number }) {
  return (
    <>
      {confirmed > 0 && (
        <span data-count>
          {confirmed} <span>{COPY.confirmed.toLowerCase()}</span>
        </span>
      )}
      {pending > 0 && (
        <span data-count data-pending>
          {pending} <span>{COPY.pending.toLowerCase()}</span>
        </span>
      )}
    </>
  )
}
