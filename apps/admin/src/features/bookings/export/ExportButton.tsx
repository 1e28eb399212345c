import { Button } from '@luzzu/ui'
import { Download } from 'lucide-react'
import { showCount } from '../bookings-words'
import type { BookingFilters } from '../filters/booking-filters'
import { useExport } from './use-export'

/** Exports all that the filters let through, also what is on other pages. */
export function ExportButton({ filters, total }: { filters: BookingFilters; total: number }) {
  const { fetched, start } = useExport(filters)
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={fetched !== undefined}
      loadingLabel={`Fetched ${showCount(fetched ?? 0)} of ${showCount(total)}`}
      disabledReason={total === 0 ? 'There is nothing to export.' : undefined}
      onClick={start}
    >
      Export these {showCount(total)} as CSV
    </Button>
  )
}
