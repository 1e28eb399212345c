import { useExportBookingsMutation } from '@luzzu/api-client/bookings'
import { saveFile } from '@luzzu/page/area'
import { showError } from '@luzzu/ui'
import { errorReason, isRetryable } from '../../../platform/loading/api-errors'
import { type BookingFilters, selectionOf } from '../filters/booking-filters'

/** Downloads the bookings that match the filters as CSV. */
export function useExport(filters: BookingFilters) {
  const [fetchFile, { isLoading }] = useExportBookingsMutation()

  async function start() {
    try {
      saveFile('bookings.csv', await fetchFile(selectionOf(filters)).unwrap())
    } catch (error) {
      const retry = isRetryable(error) ? { retry: () => void start() } : {}
      showError(`Couldn’t export the bookings. ${errorReason(error)}`, retry)
    }
  }

  return { isLoading, start: () => void start() }
}
