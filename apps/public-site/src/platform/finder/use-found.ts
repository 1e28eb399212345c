import { useListDayAvailabilityQuery } from '@luzzu/api-client/products'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { DayAvailability, Product } from '@luzzu/domain/contracts'
import { requestOf, type Search } from '../search'
import { useAvailabilityForAnyGuests } from './use-availability-for-any-guests'

export type Found = { product: Product; search: Search }

/**
 * What a day offers of a product. `offered` is undefined until it is known: its slots, those for fewer people where it is
 * too small and therefore has none, and whether it can be booked.
 */
export function useFound({ product, search }: Found) {
  const { request, ...options } = requestOf(search)
  const query = useListDayAvailabilityQuery(request, options)
  const times = useListTimeSlotsQuery().data
  const day = query.currentData
  const slotsIn = (found: DayAvailability | undefined) =>
    found?.find(({ product_id }) => product_id === product.id)?.slots
  const slots = slotsIn(day)
  const forAnyGuests = useAvailabilityForAnyGuests(search, slots?.length === 0)
  const slotsForAnyGuests = slotsIn(forAnyGuests.day)
  const isKnown = slots !== undefined && times !== undefined && !forAnyGuests.isLoading
  return {
    query,
    day,
    offered: isKnown
      ? {
          slots,
          times,
          slotsForAnyGuests,
          isFree: slots.some(({ remaining }) => remaining > 0),
        }
      : undefined,
  }
}
