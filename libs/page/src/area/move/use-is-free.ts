import { useListAvailabilityForBookingQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, daysOfMonth, monthOf, validateBookingDate } from '@luzzu/domain'
import { useNow } from '@luzzu/ui'
import { slotOn } from '../slots'
import type { Place } from './move-places'

/** Whether a place can be chosen for a booking. While its availability is unknown the server decides. */
export function useIsFree(bookingId: number, { date, slotId }: Place): boolean {
  const { time_zone, booking_window_days } = useSite()
  const today = dateIn(time_zone, useNow())
  const { currentData } = useListAvailabilityForBookingQuery(
    { id: bookingId, ...daysOfMonth(monthOf(date)) },
    // While a year is typed, the date is in another century.
    { skip: !validateBookingDate(date, today, booking_window_days).ok },
  )
  if (slotId === null) return false
  return slotOn(currentData, date, slotId)?.remaining !== 0
}
