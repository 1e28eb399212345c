import {
  BOOKING_STATUSES,
  type BookingStatus,
  isBookingStatus,
  parseCalendarDate,
  parseId,
  searchText,
} from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** Filters of the list; empty text and `null` match everything. */
export type BookingFilters = { search: string; date: string; status: BookingStatus | null }

/** What the address holds: the filters, and the booking whose details are open. */
export type BookingsView = BookingFilters & { openId: number | null }

export const NO_FILTERS: BookingFilters = { search: '', date: '', status: null }

/** Parses the view of a URL; invalid dates, statuses and ids are ignored. */
export function parseView(params: URLSearchParams): BookingsView {
  const status = params.get('status')
  return {
    search: params.get('q') ?? '',
    date: parseCalendarDate(params.get('date') ?? '') ?? '',
    status: isBookingStatus(status) ? status : null,
    openId: parseId(params.get('booking') ?? '') ?? null,
  }
}

/** The view as URL parameters, without empty ones. */
export function viewParams({ search, date, status, openId }: BookingsView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(date && { date }),
    ...(status && { status }),
    ...(openId && { booking: String(openId) }),
  })
}

export const isNarrowed = ({ search, date, status }: BookingFilters): boolean =>
  search !== '' || date !== '' || status !== null

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
