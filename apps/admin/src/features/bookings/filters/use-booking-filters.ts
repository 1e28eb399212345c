import { useLocation, useSearchParams } from '@luzzu/routing'
import { addressOf, addressOfPage, type BookingFilters, filtersFrom, placeFrom } from './booking-filters'

/** The filters and the page, kept in the address. */
export function useBookingFilters() {
  const [params, setParams] = useSearchParams()
  const earlier = earlierIn(useLocation().state)
  const filters = filtersFrom(params)
  const place = placeFrom(params)

  return {
    filters,
    place,
    narrow: (change: Partial<BookingFilters>) =>
      setParams(addressOf({ ...filters, ...change }), { replace: true }),
    goOn: (cursor: string) =>
      setParams(addressOfPage(filters, { cursor, page: place.page + 1 }), {
        state: { earlier: [...earlier, place.cursor ?? ''] },
      }),
    goBack: () => {
      const cursor = earlier.at(-1) || undefined
      setParams(addressOfPage(filters, { cursor, page: place.page - 1 }), {
        state: { earlier: earlier.slice(0, -1) },
      })
    },
  }
}

/** A cursor leads only on, so each page remembers those before it, the first of which has none. */
function earlierIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('earlier' in state)) return []
  return Array.isArray(state.earlier) ? state.earlier.filter((cursor) => typeof cursor === 'string') : []
}
