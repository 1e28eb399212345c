import { type BookingPage, useExportBookingsMutation } from '@luzzu/api-client/bookings'
import { saveFile } from '@luzzu/page/area'
import { Button, media, Select } from '@luzzu/ui'
import { Download, Printer } from 'lucide-react'
import { UpdatesNotice } from '../../../booking/live-updates/UpdatesNotice'
import { errorReason, showFailure } from '../../../platform/api-errors'
import { countOf, formatCount } from '../../../platform/lists/format-count'
import { ListBar } from '../../../platform/lists/ListPanel.styles'
import { ResultCount } from '../../../platform/lists/ResultCount'
import { useMediaQuery } from '../../../platform/use-media-query'
import { BOOKINGS_COPY as COPY, ORDER_LABELS, PRINT_COPY, printMessages } from '../bookings.copy'
import { type BookingFilters, ORDERS, selectionOf } from '../filters/booking-filters'
import { MOST_PRINTED, type usePrintBookings } from '../print/use-print-bookings'
import { CardOrder, End } from './BookingsTable.styles'

type BookingListHeadProps = {
  /** Of these filters; `undefined` while loading. */
  page: BookingPage | undefined
  hasFailed: boolean
  filters: BookingFilters
  onNarrow: (change: Partial<BookingFilters>) => void
  live: { notice: string | undefined; show: () => void }
  printing: Pick<ReturnType<typeof usePrintBookings>, 'isFetching' | 'print'>
}

/** Result count, notice of updates, bulk actions. */
export function BookingListHead({
  page,
  hasFailed,
  filters,
  onNarrow,
  live,
  printing,
}: BookingListHeadProps) {
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
      <CardOrder>
        <Select
          label={COPY.order}
          hideLabel
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
      </CardOrder>
      {!hasFailed && (
        <End>
          <PrintButton printing={printing} total={page?.total} />
          <ExportButton filters={filters} total={page?.total} />
        </End>
      )}
    </ListBar>
  )
}

type PrintButtonProps = Pick<BookingListHeadProps, 'printing'> & { total: number | undefined }

/** Prints all bookings that match the filters, on every page. */
function PrintButton({ printing: { isFetching, print }, total }: PrintButtonProps) {
  const isPhone = useMediaQuery(media.phone)
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Printer aria-hidden="true" />}
      loading={isFetching}
      loadingLabel={
        isPhone ? undefined : printMessages.fetching(Math.min(total ?? MOST_PRINTED, MOST_PRINTED))
      }
      disabledReason={whyNot(total, PRINT_COPY.nothing)}
      onClick={print}
    >
      <span data-words>{printMessages.print(total, MOST_PRINTED)}</span>
    </Button>
  )
}

type ExportButtonProps = {
  filters: BookingFilters
  /** Number of matching bookings; `undefined` while loading. */
  total: number | undefined
}

/** Exports all bookings that match the filters, on every page. */
function ExportButton({ filters, total }: ExportButtonProps) {
  const { isLoading, start } = useExport(filters)
  const isPhone = useMediaQuery(media.phone)
  const count = total === undefined ? '…' : formatCount(total)
  const fetching = `Fetching ${total === undefined ? 'bookings' : countOf(total, 'booking')}…`
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={isLoading}
      loadingLabel={isPhone ? undefined : fetching}
      disabledReason={whyNot(total, 'No bookings to export.')}
      onClick={start}
    >
      <span data-words>{total === 1 ? 'Export this one as CSV' : `Export these ${count} as CSV`}</span>
    </Button>
  )
}

function whyNot(total: number | undefined, none: string): string | undefined {
  if (total === undefined) return 'Loading bookings…'
  return total === 0 ? none : undefined
}

/** Downloads the bookings that match the filters as CSV. */
function useExport(filters: BookingFilters) {
  const [fetchFile, { isLoading }] = useExportBookingsMutation()

  async function start() {
    const { data, error } = await fetchFile(selectionOf(filters))
    if (!error) return saveFile('bookings.csv', data)
    showFailure(`Couldn’t export the bookings. ${errorReason(error)}`, error, () => void start())
  }

  return { isLoading, start: () => void start() }
}
