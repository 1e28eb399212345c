import type { Booking } from '@luzzu/domain/contracts'

/** The guests of bookings, and how many of these do not tell any number. */
export type GuestCount = { guests: number; unknown: number }

/** The guests of the confirmed and pending bookings among them who have come or may still come, on screen and on paper. */
export function countGuests(bookings: readonly Booking[]): GuestCount {
  const counted = bookings.filter(
    ({ status, attendance }) => status !== 'Cancelled' && attendance !== 'no_show',
  )
  return {
    guests: counted.reduce((sum, { guests }) => sum + (guests ?? 0), 0),
    unknown: counted.filter(({ guests }) => guests === null).length,
  }
}
