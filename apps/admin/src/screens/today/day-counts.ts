import type { Booking } from '@luzzu/domain/contracts'

/** Numbers of confirmed and pending bookings of a day. */
export function countDay(bookings: readonly Booking[]): { confirmed: number; pending: number } {
  const count = (status: Booking['status']) => bookings.filter((booking) => booking.status === status).length
  return { confirmed: count('Confirmed'), pending: count('Pending') }
}

/** The guests of the confirmed and pending bookings of a day, as far as they were told. */
export function countGuests(bookings: readonly Booking[]): number {
  return bookings
    .filter(({ status }) => status !== 'Cancelled')
    .reduce((sum, { guests }) => sum + (guests ?? 0), 0)
}
