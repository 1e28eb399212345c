import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListBookingsOfUserQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { isUpcoming } from '../../platform/trip/booking-schedule'

/** How many bookings of a user still take place; none while that is unknown, where the server decides. */
export function useUpcomingCount(userId: number): number {
  const now = useNow()
  const { time_zone: timeZone, cancellation_hours: cancellationHours } = useSite()
  const { data = [] } = useListBookingsOfUserQuery(userId, LIST_QUERY)
  return data.filter((booking) => isUpcoming(booking, { now, timeZone, cancellationHours })).length
}
