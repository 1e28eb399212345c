import { formatDate, formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { Column } from '@luzzu/ui'
import { size } from '@luzzu/ui'
import { StatusBadge } from '../../../platform/booking-actions/StatusBadge'
import { COLUMN_WORDS as WORDS } from '../bookings-words'
import { BookingRowActions, type RowIntents } from './BookingRowActions'
import { CellButton, SlotName } from './BookingsTable.styles'

/** The columns of the list. `currency` is an ISO 4217 code; `gone` are those that somebody else decided about. */
export function bookingColumns(
  currency: string,
  intents: RowIntents,
  gone: ReadonlySet<number>,
): Column<Booking>[] {
  return [
    {
      key: 'user',
      header: WORDS.user,
      isRowHeader: true,
      cell: (booking) => (
        <CellButton type="button" title={booking.username} onClick={() => intents.onView(booking)}>
          {booking.username}
        </CellButton>
      ),
    },
    {
      key: 'product',
      header: WORDS.product,
      clip: true,
      bareOnPhone: true,
      cell: ({ product_name }) => <span title={product_name}>{product_name}</span>,
    },
    {
      key: 'date',
      header: WORDS.date,
      sortable: true,
      width: size(36),
      bareOnPhone: true,
      cell: ({ booking_date }) => (
        <time dateTime={booking_date.slice(0, 10)}>{formatDate(booking_date)}</time>
      ),
    },
    {
      key: 'slot',
      header: WORDS.slot,
      width: size(42),
      bareOnPhone: true,
      cell: ({ time_range, slot_name }) => (
        <>
          {time_range} <SlotName>{slot_name}</SlotName>
        </>
      ),
    },
    {
      key: 'status',
      header: WORDS.status,
      width: size(28),
      bareOnPhone: true,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'total',
      header: WORDS.total,
      width: size(21),
      align: 'end',
      bareOnPhone: true,
      cell: ({ total_price }) => <b>{formatMoney(total_price, currency)}</b>,
    },
    {
      key: 'actions',
      header: WORDS.actions,
      width: size(54),
      align: 'end',
      bareOnPhone: true,
      cell: (booking) => <BookingRowActions booking={booking} isGone={gone.has(booking.id)} {...intents} />,
    },
  ]
}
