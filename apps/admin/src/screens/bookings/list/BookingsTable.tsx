import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney, telHref } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { type Column, DataTable, type Selection, size, useStableHandler } from '@luzzu/ui'
import { type ReactNode, useMemo } from 'react'
import { ClosedSlot } from '../../../booking/closures/ClosedSlot'
import { amountDue } from '../../../booking/payments/amount-due'
import { amountOnHold } from '../../../booking/payments/hold/describe-hold'
import { HOLD_COPY } from '../../../booking/payments/hold/hold.copy'
import { paymentMessages } from '../../../booking/payments/payments.copy'
import { PhoneNumber } from '../../../booking/phone-calls/PhoneNumber'
import { resellerMessages, sourceName } from '../../../booking/resellers/resellers.copy'
import { useHasResellers } from '../../../booking/resellers/use-has-resellers'
import { statusDetail } from '../../../booking/status/status.copy'
import { COLUMN_COPY as COPY, ORDER_LABELS } from '../bookings.copy'
import { isSortable, type Order, type StatusChoice, sortOf } from '../filters/booking-filters'
import { BookingDay } from './BookingDay'
import { BookingRowActions, type RowHandlers } from './BookingRowActions'
import { CallLink, Cards, CellButton, Due, Name, Second, StatusCell } from './BookingsTable.styles'

const LOADING_ROWS = 8

/** Room for what can be done with a booking of a status; what it leaves is for the slot and above all the customer, whose name is the longest. */
const WIDTHS: Record<StatusChoice, { slot: string; actions: string; product?: string }> = {
  All: { slot: size(26), actions: size(54), product: size(30) },
  Pending: { slot: size(26), actions: size(54), product: size(30) },
  Confirmed: { slot: size(36), actions: size(39) },
  Cancelled: { slot: size(40), actions: size(23) },
}

type BookingsTableProps = RowHandlers & {
  /** `undefined` while loading. */
  bookings: readonly Booking[] | undefined
  /** Ids of bookings that another user has decided about since they were fetched. */
  removed: ReadonlySet<number>
  order: Order
  /** The status of the bookings that are listed. */
  status: StatusChoice
  /** With the key of the column whose head was pressed. */
  onOrder: (key: string) => void
  empty: ReactNode
  /** Whether the bookings are those of the filters before, until the answer arrives. */
  isStale: boolean
  selection: Pick<Selection<Booking>, 'selected' | 'onChange'>
}

export function BookingsTable({ bookings, removed, order, selection, ...rest }: BookingsTableProps) {
  const { empty, isStale, status, onOrder } = rest
  const onView = useStableHandler(rest.onView)
  const onDecide = useStableHandler(rest.onDecide)
  const { currency } = useSite()
  const hasResellers = useHasResellers()
  const hasPayments = usePayments() !== undefined
  const columns = useMemo(
    () => bookingColumns({ currency, removed, status, hasResellers, hasPayments }, { onView, onDecide }),
    [currency, onView, onDecide, removed, status, hasResellers, hasPayments],
  )

  return (
    <Cards>
      <DataTable
        caption={`Bookings: ${ORDER_LABELS[order]}`}
        columns={columns}
        rows={bookings ?? []}
        rowKey={({ id }) => String(id)}
        rowTone={({ id, status }) => (status === 'Cancelled' || removed.has(id) ? 'muted' : undefined)}
        sort={sortOf(order)}
        onSort={onOrder}
        loadingRows={bookings && !(isStale && bookings.length === 0) ? 0 : LOADING_ROWS}
        stale={isStale}
        empty={empty}
        selection={{
          ...selection,
          rowLabel: ({ id, username }) => `Select booking ${id}, ${username}`,
        }}
      />
    </Cards>
  )
}

type ColumnsOptions = Pick<BookingsTableProps, 'removed' | 'status'> & {
  /** ISO 4217 code. */
  currency: string
  /** Whether it is told where bookings come from. */
  hasResellers: boolean
  hasPayments: boolean
}

function bookingColumns(
  { currency, removed, status, hasResellers, hasPayments }: ColumnsOptions,
  handlers: RowHandlers,
): Column<Booking>[] {
  const columns: Column<Booking>[] = [
    {
      key: 'user',
      header: COPY.user,
      isRowHeader: true,
      cell: (booking) => (
        <>
          <CellButton type="button" title={booking.username} onClick={() => handlers.onView(booking)}>
            <Name>{booking.username}</Name>
          </CellButton>
          {booking.phone && (
            <CallLink href={telHref(booking.phone)} data-layout="table">
              <PhoneNumber phone={booking.phone} />
            </CallLink>
          )}
        </>
      ),
    },
    {
      key: 'product',
      header: COPY.product,
      width: WIDTHS[status].product,
      bareInCard: true,
      cell: ({ id, product_name, guests }) => (
        <>
          <Name title={product_name}>{product_name}</Name> <Second>{COPY.booking(id, guests)}</Second>
        </>
      ),
    },
    {
      key: 'date',
      header: COPY.date,
      width: size(37),
      bareInCard: true,
      cell: (booking) => <BookingDay booking={booking} />,
    },
    {
      key: 'slot',
      header: COPY.slot,
      width: WIDTHS[status].slot,
      bareInCard: true,
      cell: (booking) => (
        <>
          {booking.time_range} <Second>{booking.slot_name}</Second>
          <ClosedSlot booking={booking} />
        </>
      ),
    },
    {
      key: 'status',
      header: COPY.status,
      width: size(28),
      bareInCard: true,
      cell: (booking) => (
        <StatusCell>
          <StatusBadge status={booking.status} />
          {statusDetail(booking) && <Second>{statusDetail(booking)}</Second>}
          {amountOnHold(booking) > 0 && <Second>{HOLD_COPY.mark}</Second>}
          {hasResellers && <Source booking={booking} />}
        </StatusCell>
      ),
    },
    {
      key: 'total',
      header: COPY.total,
      // What is due is longer than the total.
      width: size(hasPayments && (status === 'All' || status === 'Confirmed') ? 26 : 23),
      align: 'end',
      bareInCard: true,
      cell: (booking) => (
        <>
          <b>{formatMoney(booking.total_price, currency)}</b>
          {amountDue(booking) > 0 && (
            <Due>{paymentMessages.due(formatMoney(amountDue(booking), currency))}</Due>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: COPY.actions,
      width: WIDTHS[status].actions,
      align: 'end',
      bareInCard: true,
      cell: (booking) => (
        <BookingRowActions booking={booking} isRemoved={removed.has(booking.id)} {...handlers} />
      ),
    },
  ]
  return columns.map((column) => ({ ...column, sortable: isSortable(column.key) }))
}

/** Where a booking came from; that of a reseller tells its references when pointed at. */
function Source({ booking }: { booking: Pick<Booking, 'source' | 'reseller'> }) {
  const { reseller } = booking
  return (
    <Second title={reseller ? resellerMessages.soldBy(reseller) : undefined}>{sourceName(booking)}</Second>
  )
}
