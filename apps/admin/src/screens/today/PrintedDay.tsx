import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatDateWithWeekday, formatZonedClock } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { countDay, countGuests } from './day-slots'
import { PrintMargins, Sheet } from './PrintedDay.styles'
import { type PrintedBy, printedLines } from './printed-day'
import { TODAY_COPY as COPY, todayMessages } from './today.copy'

const COLUMNS = Object.entries(COPY.printed)

type PrintedDayProps = {
  date: CalendarDate
  bookings: readonly ManifestEntry[]
  by: PrintedBy
  /** When the bookings were fetched, in milliseconds. */
  at: number | undefined
}

/** The day on paper: a line for each booking, to be ticked and signed. Its heading is on each page. */
export function PrintedDay({ date, bookings, by, at }: PrintedDayProps) {
  const { site_name, time_zone } = useSite()
  const { confirmed, pending } = countDay(bookings)
  const lines = printedLines(bookings, by)

  return (
    <Sheet>
      <PrintMargins />
      <colgroup>
        {COLUMNS.map(([heading, percent]) => (
          <col key={heading} style={{ width: `${percent}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={COLUMNS.length} data-heading>
            <strong>{formatDateWithWeekday(date)}</strong> {site_name}
            <br />
            {todayMessages.summary(confirmed, pending, countGuests(bookings))}
            {at !== undefined && ` · ${todayMessages.asOf(formatZonedClock(time_zone, new Date(at)))}`}
          </th>
        </tr>
        <tr>
          {COLUMNS.map(([heading]) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ booking, isFirstOfGroup }) => (
          <tr key={booking.id} data-first={isFirstOfGroup || undefined}>
            <td>
              {booking.time_range}
              <br />
              {booking.slot_name}
            </td>
            <td>{booking.product_name}</td>
            <td>
              {booking.username}
              <br />
              <small>#{booking.id}</small>
            </td>
            <td>{booking.guests}</td>
            <td>{booking.phone}</td>
            <td>{todayMessages.remarks(booking)}</td>
            <td>
              <i />
            </td>
            <td />
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={COLUMNS.length}>{todayMessages.none(formatDateWithWeekday(date))}</td>
          </tr>
        )}
      </tbody>
    </Sheet>
  )
}
