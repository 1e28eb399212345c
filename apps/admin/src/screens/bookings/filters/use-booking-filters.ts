import { useLatestSearchParams } from '@luzzu/routing'
import { usePagination } from '../../../platform/lists/use-pagination'
import { addressOf, type BookingFilters, filtersFrom } from './booking-filters'

/** Filters and page, kept in the URL. */
export function useBookingFilters() {
  const [params, update] = useLatestSearchParams()
  const filters = filtersFrom(params)
  const pages = usePagination(addressOf(filters))

  return {
    filters,
    ...pages,
    narrow: (change: Partial<BookingFilters>) =>
      update((latest) => addressOf({ ...filtersFrom(latest), ...change }), { replace: true }),
  }
}
