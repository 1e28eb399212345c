import { bookingEmail } from './booking-email'

export const requestExpired = bookingEmail('request-expired', {
  event: 'Booking request expired',
  sentence:
    'We are sorry: your request was not confirmed before it would have started, so it has been cancelled.',
})
