import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatDate, formatDateWithWeekday } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { useId } from 'react'
import { guestsMessages } from '../../booking/guests.copy'
import { dayPath, weekPath } from '../../booking/paths'
import type { WeekMarks } from './use-week-marks'
import { Days, ListedDay } from './WeekDays.styles'
import { WeekLegend } from './WeekLegend'
import { WEEK_COPY as COPY, weekMessages } from './week.copy'
import { countsOn, type DayCounts, type ProductWeek } from './week-board'

type WeekDaysProps = {
  dates: readonly CalendarDate[]
  rows: readonly ProductWeek[]
  today: CalendarDate
  /** The day that is listed, where there is no room for the board. */
  listedDay: CalendarDate | undefined
  /** The day that was asked for among those that are shown. */
  chosenDay: CalendarDate | undefined
  marks: WeekMarks
  isPrinted: boolean
}

/** The days of the week with their counts. Above the board each leads to its page; above the list it is chosen. */
export function WeekDays({ dates, rows, today, listedDay, marks, isPrinted, ...rest }: WeekDaysProps) {
  const { chosenDay } = rest
  const { site_name } = useSite()
  const facts = (date: CalendarDate) => ({ ...countsOn(rows, date), closed: marks.closedDay(date) })
  const listed = listedDay && facts(listedDay)
  const [first = today, last = first] = [dates[0], dates.at(-1)]
  return (
    <Days>
      {isPrinted && (
        <tr>
          <th colSpan={dates.length} data-heading>
            <strong>{COPY.title}</strong> {site_name}
            <br />
            {weekMessages.range(formatDate(first), formatDate(last))} · {weekMessages.totals(countsOn(rows))}
            <WeekLegend rows={rows} />
          </th>
        </tr>
      )}
      <tr data-days>
        {!isPrinted && <th scope="col">{COPY.product}</th>}
        {dates.map((date) => (
          <WeekDay
            key={date}
            {...{ date, first, ...facts(date) }}
            isToday={date === today}
            isPrinted={isPrinted}
            isList={listedDay !== undefined}
            isCurrent={date === (listedDay ?? chosenDay)}
          />
        ))}
      </tr>
      {listed && (
        <ListedDay>
          <td>
            <Link to={dayPath(listedDay)}>{formatDateWithWeekday(listedDay)}</Link>
            {listed.closed && <em>{listed.closed}</em>}
            <Counts {...listed} />
            {!listed.closed && listed.confirmed + listed.pending === 0 && <span>{COPY.noBookings}</span>}
          </td>
        </ListedDay>
      )}
    </Days>
  )
}

type WeekDayProps = DayCounts & {
  date: CalendarDate
  /** Of the days that are shown. */
  first: CalendarDate
  /** Why the whole business is closed. */
  closed: string | undefined
  isToday: boolean
  isPrinted: boolean
  /** Whether days are chosen here, to be listed. */
  isList: boolean
  /** Whether it is listed, or was asked for. */
  isCurrent: boolean
}

function WeekDay({ date, first, closed, isToday, isPrinted, isList, isCurrent, ...counts }: WeekDayProps) {
  const factsId = useId()
  const isBooked = counts.confirmed + counts.pending > 0
  // On paper a day without bookings has no room for it.
  const saysToday = isToday && (isBooked || !isPrinted)
  const link = isList
    ? { to: weekPath(first, date), replace: true, 'aria-describedby': factsId }
    : { to: dayPath(date) }
  return (
    <th
      scope="col"
      data-booked={isBooked || undefined}
      data-today={isToday || undefined}
      data-closed={closed ? true : undefined}
      data-current={isCurrent || undefined}
    >
      <Link {...link} aria-current={isCurrent ? 'date' : undefined}>
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
        <Counts {...counts} guests={isList ? undefined : counts.guests} />
        {closed && <em>{closed}</em>}
      </div>
    </th>
  )
}

type CountsProps = Omit<DayCounts, 'guests'> & { guests: DayCounts['guests'] | undefined }

/** How many bookings a day has and, where there is room, for how many guests. */
function Counts({ confirmed, pending, guests }: CountsProps) {
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
      {guests && guests.guests > 0 && <span>{guestsMessages.guests(guests.guests)}</span>}
    </>
  )
}
