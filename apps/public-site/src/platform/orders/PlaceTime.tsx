import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { formatDateWithWeekday } from '@luzzu/domain'
import type { OrderItem } from './current-order'

/** When a place of an order is: its day, and its time slot while that is known. */
export function PlaceTime({ place: { booking_date, slot_id } }: { place: OrderItem }) {
  const slot = useListTimeSlotsQuery().data?.find(({ id }) => id === slot_id)
  const day = formatDateWithWeekday(booking_date)
  return slot ? `${day}, ${slot.name}, ${slot.time_range}` : day
}
