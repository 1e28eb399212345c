import { useExportBookingsMutation } from '@luzzu/api-client/bookings'
import { saveFile } from '@luzzu/page/area'
import { errorReason, showFailure } from '../../../platform/api-errors'
import { type BookingFilters, selectionOf } from '../filters/booking-filters'

/** Downloads the bookings that match the filters as CSV. */
export function useExport(filters: BookingFilters) {
  const [fetchFile, { isLoading }] = useExportBookingsMutation()

  async function start() {
    const { data, error } = await fetchFile(selectionOf(filters))
    if (!error) return saveFile('bookings.csv', data)
    showFailure(`Couldn’t export the bookings. ${errorReason(error)}`, error, () => void start())
  }

  return { isLoading, start: () => void start() }
}
