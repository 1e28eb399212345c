import { useSearchParams } from '@luzzu/routing'
import { type BookingFilters, filtersFrom, paramsOf } from './rules/booking-filters'

/** The filters in the address bar. A change replaces the entry, so that Back leaves the page. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const filters = filtersFrom(params)
  const change = (part: Partial<BookingFilters>) =>
    setParams(paramsOf({ ...filters, ...part }), { replace: true, preventScrollReset: true })
  return [filters, change] as const
}
