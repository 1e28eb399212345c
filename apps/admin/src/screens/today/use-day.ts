import { LIST_QUERY } from '@luzzu/api-client'
import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { useListDayAvailabilityQuery, useListProductsQuery } from '@luzzu/api-client/products'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { CalendarDate } from '@luzzu/domain'
import { useHolds } from '../../booking/resellers/use-holds'
import { boardOf, useReference } from '../../platform/refresh/live-queries'
import type { View } from './day-view'

/** The bookings and holds of a day, with what is needed to count the units that are left. */
export function useDay(date: CalendarDate, view: View) {
  const manifest = useManifestQuery(date, LIST_QUERY)
  const closures = useReference(useListClosuresQuery({ from: date, to: date }, LIST_QUERY))
  const products = useReference(useListProductsQuery())
  const timeSlots = useReference(useListAllTimeSlotsQuery())

  const availability = useReference(
    useListDayAvailabilityQuery({ date }, { ...LIST_QUERY, skip: view !== 'free' }),
  )
  const holds = useHolds(date, date)
  const board = boardOf(manifest, [closures, products, timeSlots])
  // Free places wait for it, so that none is taken back; where it fails, bookings tell what is free.
  const isAwaited =
    view === 'free' && availability.currentData === undefined && availability.error === undefined

  return {
    manifest,
    holds,
    availability: availability.currentData ?? [],
    closures: closures.currentData ?? [],
    products: products.data ?? [],
    timeSlots: timeSlots.data ?? [],
    /** All of it as one query of the bookings. */
    query: isAwaited ? { ...board, data: undefined, currentData: undefined } : board,
  }
}
