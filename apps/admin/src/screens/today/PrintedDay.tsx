import { usePayments, useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatDateWithWeekday, formatMoney } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ATTENDANCE_COPY } from '../../booking/attendance/attendance.copy'
import { countDay } from '../../booking/day-slots'
import { GUESTS_COPY } from '../../booking/guests.copy'
import { PAYMENTS_COPY } from '../../booking/payments/payments.copy'
import { PhoneNumber } from '../../booking/phone-calls/PhoneNumber'
import { UnknownGuests } from '../../booking/UnknownGuests'
import { clockOfUpdate } from '../../platform/refresh/last-update'
import { Part, Sheet, Slot } from './PrintedDay.styles'
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
  const sheets = printedSheets(bookings, by)
  return (
    <Sheet>
      <Columns columns={columns} />
      <DayHead {...{ date, bookings, at, columns }} isEmpty={sheets.length === 0} />
      <tbody>
        {closures && (
          <tr>
            <td colSpan={columns.length}>{closures}</td>
          </tr>
        )}
        {sheets.length === 0 && (
          <tr>
            <td colSpan={columns.length} data-none>
              {todayMessages.none(formatDateWithWeekday(date))}
            </td>
          </tr>
        )}
        {sheets.map(({ product, slots }) =>
          product === undefined ? (
            <SlotRows key="" slots={slots} columns={columns} />
          ) : (
            <tr key={product} data-whole>
              <td colSpan={columns.length} data-part>
                <ProductLines {...{ date, product, slots, columns }} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Sheet>
  )
}

type ColumnsProps = { columns: readonly PrintedColumn[] }

const Columns = ({ columns }: ColumnsProps) => (
  <colgroup>
    {columns.map(({ key, percent }) => (
      <col key={key} style={{ width: `${percent}%` }} />
    ))}
  </colgroup>
)

/** The day with its totals, and the columns of its lines. */
function DayHead({
  date,
  bookings,
  at,
  columns,
  isEmpty,
}: Pick<PrintedDayProps, 'date' | 'bookings' | 'at'> & ColumnsProps & { isEmpty: boolean }) {
  const { site_name, time_zone } = useSite()
  return (
    <thead>
      <tr>
        <th colSpan={columns.length} data-heading>
          <strong>{formatDateWithWeekday(date)}</strong> {site_name}
          <br />
          {summaryOf(bookings)}
          {at !== undefined && ` · ${todayMessages.asOf(clockOfUpdate(time_zone, at))}`}
        </th>
      </tr>
      {!isEmpty && (
        <tr>
          {columns.map(({ key }) => (
            <th key={key} scope="col">
              {COPY.printed[key]}
            </th>
          ))}
        </tr>
      )}
    </thead>
  )
}

function summaryOf(bookings: readonly ManifestEntry[]): string {
  const { confirmed, pending } = countDay(bookings)
  return todayMessages.printedSummary(bookings, confirmed, pending)
}

/** The bookings of a product under a heading of their own, with the day: whoever takes its guests along cuts them off. */
function ProductLines({
  date,
  product,
  slots,
  columns,
}: Pick<PrintedDayProps, 'date'> & { product: string; slots: PrintedSheet['slots'] } & ColumnsProps) {
  return (
    <Part>
      <Columns columns={columns} />
      <thead>
        <tr>
          <th colSpan={columns.length} data-heading>
            <strong>{product}</strong>{' '}
            <span>
              {summaryOf(slots.flat())} · {formatDateWithWeekday(date)}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        <SlotRows slots={slots} columns={columns} />
      </tbody>
    </Part>
  )
}

const SlotRows = ({ slots, columns }: { slots: PrintedSheet['slots'] } & ColumnsProps) =>
  slots.map((slot) => (
    <tr key={slot[0]?.id}>
      <td colSpan={columns.length} data-part>
        <SlotLines slot={slot} columns={columns} />
      </td>
    </tr>
  ))

/** A slot with its totals, and a line for each of its bookings: a table of its own, whose heading is repeated where the next page goes on with it. */
const SlotLines = ({ slot, columns }: { slot: readonly ManifestEntry[] } & ColumnsProps) => (
  <Slot>
    <Columns columns={columns} />
    <thead>
      <tr>
        <th colSpan={columns.length}>{todayMessages.printedSlot(slot)}</th>
      </tr>
    </thead>
    {slot.map((booking) => (
      <BookingLines key={booking.id} booking={booking} columns={columns} />
    ))}
  </Slot>
)

const SIGNED: readonly PrintedColumn['key'][] = ['here', 'signature']

/** The line of a booking; notes have one of their own below it. */
function BookingLines({ booking, columns }: { booking: ManifestEntry } & ColumnsProps) {
  const remarks = todayMessages.remarks(booking)
  return (
    <tbody>
      <tr>
        {columns.map(({ key }) => (
          <td key={key} data-column={key} rowSpan={remarks && SIGNED.includes(key) ? 2 : undefined}>
            <PrintedCell column={key} booking={booking} />
          </td>
        ))}
      </tr>
      {remarks && (
        <tr>
          <td colSpan={columns.length - SIGNED.length} data-remarks>
            {remarks}
          </td>
        </tr>
      )}
    </tbody>
  )
}

type PrintedCellProps = { column: PrintedColumn['key']; booking: ManifestEntry }

function PrintedCell({ column, booking }: PrintedCellProps) {
  const { currency } = useSite()
  const { attendance, status, paid = 0, balance_due = 0 } = booking
  const hasPayments = usePayments() !== undefined
  const pending = status === 'Pending' && <mark>{status}</mark>
  switch (column) {
    case 'name':
      return (
        <b>
          <Expected attendance={attendance}>{booking.username}</Expected>
        </b>
      )
    case 'phone':
      return (
        <>
          <PhoneNumber phone={booking.phone} />{' '}
          <small>
            #{booking.id} · {booking.time_range}
          </small>
        </>
      )
    case 'product':
      return booking.product_name
    case 'guests':
      return (
        <>
          <strong>
            <Expected attendance={attendance}>
              {booking.guests ?? <UnknownGuests text={GUESTS_COPY.unknownNumber} />}
            </Expected>
          </strong>{' '}
          {!hasPayments && pending}
        </>
      )
    case 'due':
      if (pending) return pending
      // Guests of a reseller have paid there.
      if (status !== 'Confirmed' || booking.reseller) return null
      return balance_due > 0 ? formatMoney(balance_due, currency) : paid > 0 && PAYMENTS_COPY.paid
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
