import { useSite } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { DataTable, type Selection } from '@luzzu/ui'
import { type ReactNode, useMemo } from 'react'
import { BOOKINGS_WORDS as WORDS } from '../bookings-words'
import type { RowIntents } from './BookingRowActions'
import { Cards } from './BookingsTable.styles'
import { bookingColumns } from './booking-columns'

const LOADING_ROWS = 8

type BookingsTableProps = RowIntents & {
  /** Left out while they are on their way. */
  bookings: readonly Booking[] | undefined
  empty: ReactNode
  selection: Pick<Selection<Booking>, 'selected' | 'onChange'>
}

export function BookingsTable({ bookings, empty, selection, onView, onAsk }: BookingsTableProps) {
  const { currency } = useSite()
  const columns = useMemo(() => bookingColumns(currency, { onView, onAsk }), [currency, onView, onAsk])

  return (
    <Cards>
      <DataTable
        caption={WORDS.caption}
        columns={columns}
        rows={bookings ?? []}
        rowKey={({ id }) => String(id)}
        rowTone={({ status }) => (status === 'Cancelled' ? 'muted' : undefined)}
        loadingRows={bookings ? 0 : LOADING_ROWS}
        empty={empty}
        selection={{
          ...selection,
          rowLabel: ({ id, username }) => `Select booking ${id}, ${username}`,
        }}
      />
    </Cards>
  )
}
