import type { Booking } from '@luzzu/domain/contracts'

/** A booking as the list has it by now; where it has left the list, as it was. */
export const latestOf = (booking: Booking, bookings: readonly Booking[] = []): Booking =>
  bookings.find(({ id }) => id === booking.id) ?? booking
