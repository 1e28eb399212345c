import { usePayments, useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatDateWithWeekday, formatMoney, formatZonedClock } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ATTENDANCE_COPY } from '../../booking/attendance/attendance.copy'
import { countDay } from '../../booking/day-slots'
import { GUESTS_COPY } from '../../booking/guests.copy'
import { PAYMENTS_COPY } from '../../booking/payments/payments.copy'
import { PhoneNumber } from '../../booking/phone-calls/PhoneNumber'
import { UnknownGuests } from '../../booking/UnknownGuests'
import { Sheet, Slot } from './PrintedDay.styles'
import {
  type PrintedBy,
  type PrintedColumn,
  type PrintedSheet,
  printedColumns,
  printedSheets,
} from './printed-day'
import { TODAY_COPY as COPY, todayMessages } from './today.copy'

type PrintedDayProps = {
  date: CalendarDate
  bookings: readonly ManifestEntry[]
  by: PrintedBy
  /** When the bookings were fetched, in milliseconds. */
  at: number | undefined
  /** What is closed on that day: below the first heading. */
  closures: ReactNode
}

/** The day on paper: a line for each booking, to be ticked and signed. Its heading is on each page. */
export function PrintedDay({ date, bookings, by, at, closures }: PrintedDayProps) {
  const columns = printedColumns({ by, hasPayments: usePayments() !== undefined })
  return (
    <>
      {printedSheets(bookings, by).map((sheet, index) => (
        <Sheet key={sheet.product ?? ''}>
          <Columns columns={columns} />
          <SheetHead {...{ date, bookings, at, sheet, columns }} />
          <tbody>
            {index === 0 && closures && (
              <tr>
                <td colSpan={columns.length}>{closures}</td>
              </tr>
            )}
            {sheet.slots.map((slot) => (
              <tr key={slot[0]?.id}>
                <td colSpan={columns.length} data-slot>
                  <SlotLines slot={slot} columns={columns} />
                </td>
              </tr>
            ))}
            {sheet.slots.length === 0 && (
              <tr>
                <td colSpan={columns.length}>{todayMessages.none(formatDateWithWeekday(date))}</td>
              </tr>
            )}
          </tbody>
        </Sheet>
      ))}
    </>
  )
}

const Columns = ({ columns }: { columns: readonly PrintedColumn[] }) => (
  <colgroup>
    {columns.map(({ key, percent }) => (
      <col key={key} style={{ width: `${percent}%` }} />
    ))}
  </colgroup>
)

type SlotLinesProps = {
  slot: readonly ManifestEntry[]
  columns: readonly PrintedColumn[]
}

/** A slot with its totals, and a line for each of its bookings: a table of its own, whose heading is repeated where the next page goes on with it. */
function SlotLines({ slot, columns }: SlotLinesProps) {
  return (
    <Slot>
      <Columns columns={columns} />
      <thead>
        <tr>
          <th colSpan={columns.length}>{todayMessages.printedSlot(slot)}</th>
        </tr>
      </thead>
      <tbody>
        {slot.map((booking) => (
          <tr key={booking.id}>
            {columns.map(({ key }) => (
              <td key={key}>
                <PrintedCell column={key} booking={booking} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Slot>
  )
}

type SheetHeadProps = Pick<PrintedDayProps, 'date' | 'bookings' | 'at'> & {
  sheet: PrintedSheet
  columns: readonly PrintedColumn[]
}

/** The day with its totals, the product of the sheet with its own, and the columns. */
function SheetHead({ date, bookings, at, sheet: { product, slots }, columns }: SheetHeadProps) {
  const { site_name, time_zone } = useSite()
  const summaryOf = (counted: readonly ManifestEntry[]) => {
    const { confirmed, pending } = countDay(counted)
    return todayMessages.printedSummary(counted, confirmed, pending)
  }
  return (
    <thead>
      <tr>
        <th colSpan={columns.length} data-heading>
          <strong>{formatDateWithWeekday(date)}</strong> {site_name}
          <br />
          {summaryOf(bookings)}
          {at !== undefined && ` · ${todayMessages.asOf(formatZonedClock(time_zone, new Date(at)))}`}
          {product !== undefined && (
            <>
              <br />
              <strong>{product}</strong> {summaryOf(slots.flat())}
            </>
          )}
        </th>
      </tr>
      <tr>
        {columns.map(({ key }) => (
          <th key={key} scope="col">
            {COPY.printed[key]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type PrintedCellProps = { column: PrintedColumn['key']; booking: ManifestEntry }

function PrintedCell({ column, booking }: PrintedCellProps) {
  const { currency } = useSite()
  const { attendance, status, paid = 0, balance_due = 0 } = booking
  switch (column) {
    case 'product':
      return booking.product_name
    case 'name':
      return (
        <>
          {status === 'Pending' && (
            <>
              <mark>{status}</mark>{' '}
            </>
          )}
          <Expected attendance={attendance}>{booking.username}</Expected>
          <br />
          <PhoneNumber phone={booking.phone} /> <small>#{booking.id}</small>
        </>
      )
    case 'guests':
      return (
        <Expected attendance={attendance}>
          {booking.guests ?? <UnknownGuests text={GUESTS_COPY.unknownNumber} />}
        </Expected>
      )
    case 'due':
      // Guests of a reseller have paid there.
      if (status !== 'Confirmed' || booking.reseller) return null
      return balance_due > 0 ? formatMoney(balance_due, currency) : paid > 0 && PAYMENTS_COPY.paid
    case 'notes':
      return todayMessages.remarks(booking)
    case 'here':
      return <Here attendance={attendance} />
    case 'signature':
      return null
  }
}

type AttendanceProps = Pick<ManifestEntry, 'attendance'>

/** Struck through for who has not come. */
const Expected = ({ attendance, children }: AttendanceProps & { children: ReactNode }) =>
  attendance === 'no_show' ? <s>{children}</s> : children

/** The box to be ticked, or what has become of the guests. */
function Here({ attendance }: AttendanceProps) {
  switch (attendance) {
    case 'none':
      return <i />
    case 'no_show':
    case 'returned':
      return <strong>{ATTENDANCE_COPY[attendance]}</strong>
    case 'checked_in':
      return (
        <i role="img" aria-label={ATTENDANCE_COPY.checked_in}>
          <Check aria-hidden="true" />
        </i>
      )
  }
}
