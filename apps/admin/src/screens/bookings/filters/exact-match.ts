import { dayOf, MAX_ID } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { BookingFilters } from './booking-filters'

/** The id that is searched for; `undefined` in another search, and in an order that somebody chose. */
export function searchedId({ search, order }: Pick<BookingFilters, 'search' | 'order'>): number | undefined {
  const id = /^\s*\d+\s*$/.test(search) ? Number(search) : 0
  return order === 'newest' && id > 0 && id <= MAX_ID ? id : undefined
}

/** Whether a booking is among those of the filters besides the search. */
export function isAmong({ date, status, source, customer }: BookingFilters, booking: Booking): boolean {
  return (
    (date === '' || dayOf(booking) === date) &&
    (status === 'All' || booking.status === status) &&
    (source === 'All' || booking.source === source) &&
    (customer === undefined || booking.id_user_fk === customer)
  )
}

/** The bookings with one of them, or of a later page, before the others. */
export function withFirst(bookings: readonly Booking[], first: Booking | undefined): readonly Booking[] {
  return first ? [first, ...bookings.filter(({ id }) => id !== first.id)] : bookings
}
