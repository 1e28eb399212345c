import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { closedSlotReason, dateIn, dayOf, parseTimeRange, toClosedTime } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

export type RequestedSlot = Pick<Booking, 'status' | 'id_product_fk' | 'booking_date' | 'time_range'>

/** Why the slot of a pending request is closed, empty without a reason; `undefined` where it is not, or while it is unknown. */
export function useClosedSlot({
  status,
  id_product_fk: productId,
  ...booking
}: RequestedSlot): string | undefined {
  const { time_zone } = useSite()
  // The same for all requests, which do not outlast the start of their slots.
  const from = dateIn(time_zone, useNow())
  const skip = status !== 'Pending'
  const { data: closures = [] } = useListClosuresQuery({ from }, { skip, ...LIST_QUERY })
  const { data: slots = [] } = useListAllTimeSlotsQuery(undefined, { skip })
  const { data: products = [] } = useListProductsQuery(undefined, { skip })
  const product = products.find(({ id }) => id === productId)
  const range = parseTimeRange(booking.time_range)
  if (skip || !product || !range) return undefined
  const times = closures.flatMap((closure) => toClosedTime(closure, slots) ?? [])
  return closedSlotReason(times, { productId, units: product.units, date: dayOf(booking) }, range)
}
