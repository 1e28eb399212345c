import { type FiltersInUrl, useUrlFilters } from '@luzzu/page/area'
import { usePagination } from '../../../platform/lists/pagination'
import { addressOf, type BookingFilters, filtersFrom } from './booking-filters'

const BOOKING_FILTERS: FiltersInUrl<BookingFilters> = { read: filtersFrom, write: addressOf }

/** Filters and page, kept in the URL. */
export function useBookingFilters() {
  const view = useUrlFilters(BOOKING_FILTERS)
  return { ...view, ...usePagination(addressOf(view.filters)) }
}
