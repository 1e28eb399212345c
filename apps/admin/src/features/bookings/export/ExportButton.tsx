import { Button } from '@luzzu/ui'
import { Download } from 'lucide-react'
import { formatCount } from '../../../platform/lists/format-count'
import type { BookingFilters } from '../filters/booking-filters'
import { useExport } from './use-export'

/** Exports all bookings that match the filters, on every page. */
export function ExportButton({ filters, total }: { filters: BookingFilters; total: number }) {
  const { isLoading, start } = useExport(filters)
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={isLoading}
      loadingLabel={`Fetching ${formatCount(total)} bookings…`}
      disabledReason={total === 0 ? 'No bookings to export.' : undefined}
      onClick={start}
    >
      Export these {formatCount(total)} as CSV
    </Button>
  )
}
