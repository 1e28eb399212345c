import type { BookingPage } from '@luzzu/api-client/bookings'
import { Select } from '@luzzu/ui'
import { UpdatesNotice } from '../../../booking/live-updates/UpdatesNotice'
import { ListBar } from '../../../platform/lists/ListPanel.styles'
import { ResultCount } from '../../../platform/lists/ResultCount'
import { BOOKINGS_COPY as COPY, ORDER_LABELS } from '../bookings.copy'
import { ExportButton } from '../export/ExportButton'
import { type BookingFilters, ORDERS } from '../filters/booking-filters'
import { End, PhoneOrder } from './BookingsTable.styles'

type BookingListHeadProps = {
  /** Of these filters; `undefined` while loading. */
  page: BookingPage | undefined
  hasFailed: boolean
  filters: BookingFilters
  onNarrow: (change: Partial<BookingFilters>) => void
  live: { notice: string | undefined; show: () => void }
}

/** Result count, notice of updates, bulk actions. */
export function BookingListHead({ page, hasFailed, filters, onNarrow, live }: BookingListHeadProps) {
  return (
    <ListBar>
      {!hasFailed && (
        <ResultCount
          count={page && { shown: page.bookings.length, total: page.total }}
          singular="booking"
          plural="bookings"
        />
      )}
      <UpdatesNotice notice={live.notice} onShow={live.show} />
      <PhoneOrder>
        <Select
          label={COPY.order}
          value={filters.order}
          onChange={({ target }) =>
            onNarrow({ order: ORDERS.find((order) => order === target.value) ?? 'newest' })
          }
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {ORDER_LABELS[order]}
            </option>
          ))}
        </Select>
      </PhoneOrder>
      {!hasFailed && (
        <End>
          <ExportButton filters={filters} total={page?.total} />
        </End>
      )}
    </ListBar>
  )
}
