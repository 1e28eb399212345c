import { LIST_QUERY } from '@luzzu/api-client'
import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { CalendarDate } from '@luzzu/domain'
import { useHolds } from '../../booking/resellers/use-holds'
import { boardOf, useReference } from '../../platform/refresh/live-queries'

/** The bookings and holds of a day, with what is needed to count the units that are left. */
export function useDay(date: CalendarDate) {
  const manifest = useManifestQuery(date, LIST_QUERY)
  const closures = useReference(useListClosuresQuery({ from: date, to: date }, LIST_QUERY))
  const products = useReference(useListProductsQuery())
  const timeSlots = useReference(useListAllTimeSlotsQuery())

  const holds = useHolds(date, date)

  return {
    manifest,
    holds,
    closures: closures.currentData ?? [],
    products: products.data ?? [],
    timeSlots: timeSlots.data ?? [],
    /** All of it as one query of the bookings. */
    query: boardOf(manifest, [closures, products, timeSlots]),
  }
}
