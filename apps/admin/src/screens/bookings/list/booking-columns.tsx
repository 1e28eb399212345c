import { dayOf, formatDate, formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import type { Column } from '@luzzu/ui'
import { size } from '@luzzu/ui'
import { COLUMN_COPY as COPY } from '../bookings.copy'
import { BookingRowActions, type RowHandlers } from './BookingRowActions'
import { CellButton, Name, SlotName } from './BookingsTable.styles'

/** The columns of the list. `currency` is an ISO 4217 code; `removed` holds ids that another user has decided about. */
export function bookingColumns(
  currency: string,
  handlers: RowHandlers,
  removed: ReadonlySet<number>,
): Column<Booking>[] {
  return [
    {
      key: 'user',
      header: COPY.user,
      isRowHeader: true,
      cell: (booking) => (
        <CellButton type="button" title={booking.username} onClick={() => handlers.onView(booking)}>
          <Name>{booking.username}</Name>
        </CellButton>
      ),
    },
    {
      key: 'product',
      header: COPY.product,
      bareOnPhone: true,
      cell: ({ product_name }) => <Name title={product_name}>{product_name}</Name>,
    },
    {
      key: 'date',
      header: COPY.date,
      sortable: true,
      width: size(30),
      bareOnPhone: true,
      cell: (booking) => <time dateTime={dayOf(booking)}>{formatDate(booking.booking_date)}</time>,
    },
    {
      key: 'slot',
      header: COPY.slot,
      width: size(26),
      bareOnPhone: true,
      cell: ({ time_range, slot_name }) => (
        <>
          {time_range} <SlotName title={slot_name}>{slot_name}</SlotName>
        </>
      ),
    },
    {
      key: 'status',
      header: COPY.status,
      width: size(28),
      bareOnPhone: true,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'total',
      header: COPY.total,
      width: size(21),
      align: 'end',
      bareOnPhone: true,
      cell: ({ total_price }) => <b>{formatMoney(total_price, currency)}</b>,
    },
    {
      key: 'actions',
      header: COPY.actions,
      width: size(54),
      align: 'end',
      bareOnPhone: true,
      cell: (booking) => (
        <BookingRowActions booking={booking} isRemoved={removed.has(booking.id)} {...handlers} />
      ),
    },
  ]
}
