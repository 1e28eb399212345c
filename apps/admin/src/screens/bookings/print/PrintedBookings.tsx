import { useSite } from '@luzzu/api-client/site'
import { dayOf, formatDate, formatMoney, formatWeekday } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { ClosedSlot } from '../../../booking/closures/ClosedSlot'
import { amountDue } from '../../../booking/payments/amount-due'
import { amountOnHold } from '../../../booking/payments/hold/describe-hold'
import { HOLD_COPY } from '../../../booking/payments/hold/hold.copy'
import { paymentMessages } from '../../../booking/payments/payments.copy'
import { PhoneNumber } from '../../../booking/phone-calls/PhoneNumber'
import { sourceName } from '../../../booking/resellers/resellers.copy'
import { useHasResellers } from '../../../booking/resellers/use-has-resellers'
import { statusDetail } from '../../../booking/status/status.copy'
import { PrintOnly } from '../../../platform/print-table.styles'
import { useIsPrinting } from '../../../platform/use-is-printing'
import {
  COLUMN_COPY,
  BOOKINGS_COPY as COPY,
  describeFilters,
  ORDER_LABELS,
  PRINT_COPY,
  printMessages,
} from '../bookings.copy'
import { List } from './PrintedBookings.styles'
import type { PrintedList } from './printed-list'

/** Shares of the width of the paper, in percent. */
const COLUMNS = { user: 27, product: 20, date: 18, slot: 13, status: 12, total: 10 } as const
const KEYS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** While it is printed: the list, or that there is none yet. */
export function PrintedBookings({ list }: { list: PrintedList | undefined }) {
  if (!useIsPrinting()) return null
  return list ? <PrintedBookingsTable list={list} /> : <PrintOnly>{PRINT_COPY.notLoaded}</PrintOnly>
}

/** Bookings on paper. What was searched for, in which order, and how much of it this is, stands on each page. */
function PrintedBookingsTable({ list }: { list: PrintedList }) {
  const { filters, bookings } = list
  const { site_name } = useSite()
  const customer = filters.customer === undefined ? undefined : bookings[0]?.username
  return (
    <List>
      <colgroup>
        {KEYS.map((key) => (
          <col key={key} style={{ width: `${COLUMNS[key]}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={KEYS.length} data-heading>
            <strong>{COPY.title}</strong> {site_name}
            <br />
            {describeFilters(filters, customer) || COPY.all} · {ORDER_LABELS[filters.order]}
            <br />
            {printMessages.range(list)}
          </th>
        </tr>
        <tr>
          {KEYS.map((key) => (
            <th key={key} scope="col" data-column={key}>
              {COLUMN_COPY[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Line key={booking.id} booking={booking} />
        ))}
      </tbody>
    </List>
  )
}

function Line({ booking }: { booking: Booking }) {
  const { currency } = useSite()
  const hasResellers = useHasResellers()
  const due = amountDue(booking)
  const details = [
    statusDetail(booking),
    amountOnHold(booking) > 0 ? HOLD_COPY.mark : '',
    hasResellers ? sourceName(booking) : '',
  ].filter(Boolean)
  return (
    <tr>
      <td>
        <b>{booking.username}</b>
        <br />
        {booking.phone && <PhoneNumber phone={booking.phone} />}
      </td>
      <td>
        {booking.product_name}
        <br />
        {COLUMN_COPY.booking(booking.id, booking.guests)}
      </td>
      <td>
        <time dateTime={dayOf(booking)}>{formatDate(booking.booking_date)}</time>
        <br />
        {formatWeekday(booking.booking_date)}
      </td>
      <td>
        {booking.time_range}
        <br />
        {booking.slot_name}
        <ClosedSlot booking={booking} />
      </td>
      <td>
        {booking.status === 'Pending' ? <mark>{booking.status}</mark> : booking.status}
        {details.map((detail) => (
          <div key={detail}>{detail}</div>
        ))}
      </td>
      <td data-column="total">
        <strong>{formatMoney(booking.total_price, currency)}</strong>
        {due > 0 && <div>{paymentMessages.due(formatMoney(due, currency))}</div>}
      </td>
    </tr>
  )
}
