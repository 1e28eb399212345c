import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { closedSlotReason, dateIn, dayOf, parseTimeRange, toClosedTime } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

export type RequestedSlot = Pick<Booking, 'status' | 'id_product_fk' | 'booking_date' | 'time_range'>

/** Why the slots of those bookings that are pending requests are closed, empty without a reason; none while it is unknown. */
export function useClosedSlots(bookings: readonly RequestedSlot[]): string[] {
  const { time_zone } = useSite()
  // The same for all requests, which do not outlast the start of their slots.
  const from = dateIn(time_zone, useNow())
  const requests = bookings.filter(({ status }) => status === 'Pending')
  const skip = requests.length === 0
  const { data: closures = [] } = useListClosuresQuery({ from }, { skip, ...LIST_QUERY })
  const { data: slots = [] } = useListAllTimeSlotsQuery(undefined, { skip })
  const { data: products = [] } = useListProductsQuery(undefined, { skip })
  const times = closures.flatMap((closure) => toClosedTime(closure, slots) ?? [])
  return requests.flatMap(({ id_product_fk: productId, ...request }) => {
    const product = products.find(({ id }) => id === productId)
    const range = parseTimeRange(request.time_range)
    if (!product || !range) return []
    return closedSlotReason(times, { productId, units: product.units, date: dayOf(request) }, range) ?? []
  })
}
