import { useListAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { dateIn, parseCalendarDate } from '@luzzu/domain'
import { useNow } from '@luzzu/ui'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { periodAround, remainingPlaces, slotState } from './availability'

/** The time slots of a product and their availability by day. */
export function useSlots(productId: number) {
  const { time_zone, booking_window_days, min_notice_hours } = useSite()
  const { draft } = useBookingDraft()
  const now = useNow()
  const today = dateIn(time_zone, now)
  const slots = useListTimeSlotsQuery()
  const availability = useListAvailabilityQuery(
    { productId, ...periodAround(draft?.date ?? '', today, booking_window_days) },
    { refetchOnMountOrArgChange: true },
  )

  function stateOf(date: string, slotId: number) {
    const slot = slots.data?.find(({ id }) => id === slotId)
    const day = parseCalendarDate(date)
    if (!slot || !day) return { open: true, text: '' }
    const remaining = remainingPlaces(availability.data, date, slotId)
    return slotState(slot, { date: day, timeZone: time_zone, noticeHours: min_notice_hours, now, remaining })
  }

  return {
    today,
    windowDays: booking_window_days,
    slots,
    availability,
    stateOf,
    isOpen: (date: string, slotId: number) => stateOf(date, slotId).open,
  }
}

export type Slots = ReturnType<typeof useSlots>
