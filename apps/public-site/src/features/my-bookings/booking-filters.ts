import {
  BOOKING_STATUSES,
  type BookingStatus,
  isBookingStatus,
  parseCalendarDate,
  searchText,
} from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** Filters of the list; empty text and `null` match everything. */
export type BookingFilters = { search: string; date: string; status: BookingStatus | null }

export const NO_FILTERS: BookingFilters = { search: '', date: '', status: null }

/** Parses the filters of a URL; invalid dates and statuses are ignored. */
export function parseFilters(params: URLSearchParams): BookingFilters {
  const status = params.get('status')
  return {
    search: params.get('q') ?? '',
    date: parseCalendarDate(params.get('date') ?? '') ?? '',
    status: isBookingStatus(status) ? status : null,
  }
}

/** The filters as URL parameters, without empty ones. */
export function filterParams({ search, date, status }: BookingFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(date && { date }),
    ...(status && { status }),
  })
}

export function matches(booking: Booking, { search, date, status }: BookingFilters): boolean {
  const wanted = searchText(search.trim())
  const isFound =
    String(booking.id).startsWith(wanted.replace(/^#/, '')) ||
    searchText(booking.product_name).includes(wanted)
  return isFound && (!date || booking.booking_date.startsWith(date)) && (!status || booking.status === status)
}

/** The statuses to offer: those of the bookings, and the selected one. */
export function availableStatuses(
  bookings: readonly Booking[],
  chosen: BookingStatus | null,
): BookingStatus[] {
  return BOOKING_STATUSES.filter(
    (status) => status === chosen || bookings.some((booking) => booking.status === status),
  )
}
