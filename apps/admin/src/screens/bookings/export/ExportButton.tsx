import { useExportBookingsMutation } from '@luzzu/api-client/bookings'
import { saveFile } from '@luzzu/page/area'
import { Button } from '@luzzu/ui'
import { Download } from 'lucide-react'
import { errorReason, showFailure } from '../../../platform/api-errors'
import { countOf, formatCount } from '../../../platform/lists/format-count'
import type { BookingFilters } from '../filters/booking-filters'
import { selectionOf } from '../filters/booking-filters'

type ExportButtonProps = {
  filters: BookingFilters
  /** Number of matching bookings; `undefined` while loading. */
  total: number | undefined
}

/** Exports all bookings that match the filters, on every page. */
export function ExportButton({ filters, total }: ExportButtonProps) {
  const { isLoading, start } = useExport(filters)
  const count = total === undefined ? '…' : formatCount(total)
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={isLoading}
      loadingLabel={`Fetching ${total === undefined ? 'bookings' : countOf(total, 'booking')}…`}
      disabledReason={whyNot(total)}
      onClick={start}
    >
      {total === 1 ? 'Export this one as CSV' : `Export these ${count} as CSV`}
    </Button>
  )
}

function whyNot(total: number | undefined): string | undefined {
  if (total === undefined) return 'Loading bookings…'
  return total === 0 ? 'No bookings to export.' : undefined
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
