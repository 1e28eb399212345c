import { type BookingPage, useFindBookingQuery } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import type { PagePosition } from '../../../platform/lists/pagination'
import type { BookingFilters } from './booking-filters'
import { isAmong, searchedId } from './exact-match'

type ExactMatchOptions = {
  filters: BookingFilters
  position: PagePosition
  page: BookingPage | undefined
  rows: readonly Booking[] | undefined
}

/** The booking whose id is searched for, on the first page: the list has it after all ids that begin with it. */
export function useExactMatch({ filters, position, page, rows }: ExactMatchOptions): Booking | undefined {
  const id = position.page === 1 ? searchedId(filters) : undefined
  const listed = rows?.find((booking) => booking.id === id)
  const isElsewhere = id !== undefined && rows !== undefined && !listed && page?.next != null
  const { currentData, isError } = useFindBookingQuery(id ?? 0, { skip: !isElsewhere })
  if (listed || !isElsewhere) return listed
  return currentData && !isError && isAmong(filters, currentData) ? currentData : undefined
}
