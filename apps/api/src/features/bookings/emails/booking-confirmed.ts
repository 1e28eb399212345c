import { bookingEmail } from './booking-email'

export const bookingConfirmed = bookingEmail('booking-confirmed', {
  event: 'Booking confirmed',
  sentence: 'Your booking is confirmed. We look forward to seeing you at the quay.',
  calendar: 'CONFIRMED',
})
