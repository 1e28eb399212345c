import { bookingEmail } from './booking-email'

export const requestExpired = bookingEmail('request-expired', {
  event: 'Booking request expired',
  sentence:
    'We are sorry: your request was not confirmed in time, so it has been cancelled. Please choose another day or time.',
  calendar: 'CANCELLED',
})
