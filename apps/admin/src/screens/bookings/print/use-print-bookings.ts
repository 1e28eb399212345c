import { useLazyWatchBookingsQuery } from '@luzzu/api-client/bookings'
import { PAGE_SIZE as RESPONSE_SIZE } from '@luzzu/domain'
import { useIsPageOpen } from '@luzzu/routing'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorReason, showFailure } from '../../../platform/api-errors'
import { PRINT_COPY as COPY } from '../bookings.copy'
import { type BookingFilters, selectionOf } from '../filters/booking-filters'
import { searchedId, withFirst } from '../filters/exact-match'
import type { PrintedList } from './printed-list'

/** As many as one response of the API has. */
export const MOST_PRINTED = RESPONSE_SIZE.max

/** Fetches all bookings that match the filters, and prints them. */
export function usePrintBookings(filters: BookingFilters) {
  const isPageOpen = useIsPageOpen()
  const [fetchAll, { isFetching }] = useLazyWatchBookingsQuery()
  const [fetched, setFetched] = useState<PrintedList>()

  // The browser’s own command prints the page that is shown by then.
  useEffect(() => {
    const discard = () => setFetched(undefined)
    addEventListener('afterprint', discard)
    return () => removeEventListener('afterprint', discard)
  }, [])

  async function print() {
    const { data, error } = await fetchAll({ ...selectionOf(filters), limit: MOST_PRINTED })
    if (!isPageOpen()) return
    if (!data) return void showFailure(`${COPY.failed} ${errorReason(error)}`, error, () => void print())
    const exact = data.bookings.find(({ id }) => id === searchedId(filters))
    const bookings = withFirst(data.bookings, exact)
    flushSync(() => setFetched({ filters, bookings, total: data.total }))
    globalThis.print()
  }

  return { fetched, isFetching, print: () => void print() }
}
