import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { CalendarDate } from '@luzzu/domain'
import { sourceOf, useRefreshed } from '../../platform/refresh/use-refreshed'

/** The bookings of a day, with what is needed to count the units that are left. */
export function useDay(date: CalendarDate) {
  const manifest = useManifestQuery(date, { refetchOnMountOrArgChange: true })
  const closures = useListClosuresQuery({ from: date, to: date }, { refetchOnMountOrArgChange: true })
  const products = useListProductsQuery()
  const timeSlots = useListAllTimeSlotsQuery()
  useRefreshed(sourceOf(closures))
  useRefreshed(sourceOf(products))
  useRefreshed(sourceOf(timeSlots))
  const queries = [manifest, closures, products, timeSlots]
  const bookings = queries.every(({ currentData }) => currentData) ? manifest.currentData : undefined

  return {
    manifest,
    closures: closures.currentData ?? [],
    products: products.data ?? [],
    timeSlots: timeSlots.data ?? [],
    /** All of it as one query of the bookings. */
    query: {
      data: bookings,
      currentData: bookings,
      isError: queries.some(({ isError }) => isError),
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => {
        for (const { refetch } of queries) refetch()
      },
    },
  }
}
