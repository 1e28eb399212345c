import { bookingEmail } from './booking-email'

export const bookingCancelled = bookingEmail('booking-cancelled', {
  event: 'Booking cancelled',
  sentence: 'Your booking is cancelled.',
  calendar: 'CANCELLED',
})
