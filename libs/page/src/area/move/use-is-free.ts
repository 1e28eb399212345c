import { useListAvailabilityForBookingQuery } from '@luzzu/api-client/bookings'
import { type Place, periodOf, slotAt } from './move-places'

/** Whether a place can be chosen for a booking. While its availability is unknown the server decides. */
export function useIsFree(bookingId: number, { date, slotId }: Place): boolean {
  const { currentData } = useListAvailabilityForBookingQuery(
    { id: bookingId, ...periodOf(date.slice(0, 7)) },
    { skip: date === '' },
  )
  if (slotId === null) return false
  return slotAt(currentData, date, slotId)?.remaining !== 0
}
