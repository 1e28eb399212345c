import { LIST_QUERY } from '@luzzu/api-client'
import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { type CalendarDate, PAGE_SIZE } from '@luzzu/domain'

/** How many requests of a day nobody had answered when their time slot began. */
export function useLapsedRequests(date: CalendarDate): { isLoading: boolean; count: number } {
  const { isLoading, currentData } = useListBookingsQuery(
    { date, status: 'Cancelled', limit: PAGE_SIZE.max },
    LIST_QUERY,
  )
  const lapsed = currentData?.bookings.filter(({ cancellation }) => cancellation?.kind === 'expired')
  return { isLoading, count: lapsed?.length ?? 0 }
}
