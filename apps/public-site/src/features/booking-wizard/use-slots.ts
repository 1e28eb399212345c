import { useListAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { dateIn, parseCalendarDate } from '@luzzu/domain'
import { useNow } from '@luzzu/ui'
import { bookingWindow, remainingPlaces, slotState } from './availability'

/** The time slots of a product and their availability by day. */
export function useSlots(productId: number) {
  const { time_zone } = useSite()
  const now = useNow()
  const today = dateIn(time_zone, now)
  const slots = useListTimeSlotsQuery()
  const availability = useListAvailabilityQuery(
    { productId, ...bookingWindow(today) },
    { refetchOnMountOrArgChange: true },
  )

  function stateOf(date: string, slotId: number) {
    const slot = slots.data?.find(({ id }) => id === slotId)
    const day = parseCalendarDate(date)
    if (!slot || !day) return { open: true, text: '' }
    const remaining = remainingPlaces(availability.data, date, slotId)
    return slotState(slot, { date: day, timeZone: time_zone, now, remaining })
  }

  return {
    today,
    slots,
    availability,
    stateOf,
    isOpen: (date: string, slotId: number) => stateOf(date, slotId).open,
  }
}

export type Slots = ReturnType<typeof useSlots>
