import { useLazyListBookingsQuery } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { showError } from '@luzzu/ui'
import { useState } from 'react'
import { isWorthRetrying, reasonOf } from '../../../loading/failure'
import { type BookingFilters, queryOf } from '../filters/booking-filters'
import { bookingsCsv } from './bookings-csv'
import { saveFile } from './save-file'

/** As many as the server gives at once. */
const STEP = 500

/** Fetches every booking that the filters let through, page by page, and saves them as CSV. */
export function useExport(filters: BookingFilters) {
  const [fetchPage] = useLazyListBookingsQuery()
  const [fetched, setFetched] = useState<number>()

  async function fetchAll(): Promise<Booking[]> {
    const bookings: Booking[] = []
    let cursor: string | null | undefined
    do {
      const page = await fetchPage({
        ...queryOf(filters, { cursor: cursor ?? undefined }),
        limit: STEP,
      }).unwrap()
      bookings.push(...page.bookings)
      setFetched(bookings.length)
      cursor = page.next
    } while (cursor !== null)
    return bookings
  }

  async function start() {
    setFetched(0)
    try {
      saveFile('bookings.csv', 'text/csv;charset=utf-8', bookingsCsv(await fetchAll()))
    } catch (error) {
      const retry = isWorthRetrying(error) ? { retry: () => void start() } : {}
      showError(`The bookings were not exported. ${reasonOf(error)}`, retry)
    } finally {
      setFetched(undefined)
    }
  }

  return { fetched, start: () => void start() }
}
