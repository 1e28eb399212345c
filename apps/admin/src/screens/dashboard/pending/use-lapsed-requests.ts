import { LIST_QUERY } from '@luzzu/api-client'
import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import type { CalendarDate } from '@luzzu/domain'
import { FETCH_LIMIT } from './pending-query'

/** How many requests of a day nobody had answered when their time slot began. */
export function useLapsedRequests(date: CalendarDate): { isLoading: boolean; count: number } {
  const { isLoading, currentData } = useListBookingsQuery(
    { date, status: 'Cancelled', limit: FETCH_LIMIT },
    LIST_QUERY,
  )
  const lapsed = currentData?.bookings.filter(({ cancellation }) => cancellation?.kind === 'expired')
  return { isLoading, count: lapsed?.length ?? 0 }
}
