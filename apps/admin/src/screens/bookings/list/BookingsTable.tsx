import { useSite } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { DataTable, type Selection, type Sort } from '@luzzu/ui'
import { type ReactNode, useMemo } from 'react'
import { ORDER_LABELS } from '../bookings.copy'
import type { Order } from '../filters/booking-filters'
import type { RowHandlers } from './BookingRowActions'
import { Cards } from './BookingsTable.styles'
import { bookingColumns } from './booking-columns'

const LOADING_ROWS = 8

const SORTS: Record<Order, Sort | undefined> = {
  newest: undefined,
  earliest: { key: 'date', direction: 'ascending' },
  latest: { key: 'date', direction: 'descending' },
}

type BookingsTableProps = RowHandlers & {
  /** `undefined` while loading. */
  bookings: readonly Booking[] | undefined
  /** Ids of bookings that another user has decided about since they were fetched. */
  removed: ReadonlySet<number>
  order: Order
  onOrder: () => void
  empty: ReactNode
  /** Whether the bookings are those of the filters before, until the answer arrives. */
  isStale: boolean
  selection: Pick<Selection<Booking>, 'selected' | 'onChange'>
}

export function BookingsTable({ bookings, removed, order, selection, ...rest }: BookingsTableProps) {
  const { empty, isStale, onOrder, onView, onDecide } = rest
  const { currency } = useSite()
  const columns = useMemo(
    () => bookingColumns(currency, { onView, onDecide }, removed),
    [currency, onView, onDecide, removed],
  )

  return (
    <Cards>
      <DataTable
        caption={`Bookings: ${ORDER_LABELS[order]}`}
        columns={columns}
        rows={bookings ?? []}
        rowKey={({ id }) => String(id)}
        rowTone={({ id, status }) => (status === 'Cancelled' || removed.has(id) ? 'muted' : undefined)}
        sort={SORTS[order]}
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
