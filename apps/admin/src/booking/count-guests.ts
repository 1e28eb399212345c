import type { Booking } from '@luzzu/domain/contracts'

/** The guests of the confirmed and pending bookings among them, as far as they were told. */
export function countGuests(bookings: readonly Booking[]): number {
  return bookings
    .filter(({ status }) => status !== 'Cancelled')
    .reduce((sum, { guests }) => sum + (guests ?? 0), 0)
}

/** Of those, the guests who have come or may still come. */
export const countExpectedGuests = (bookings: readonly Booking[]): number =>
  countGuests(bookings.filter(({ attendance }) => attendance !== 'no_show'))
