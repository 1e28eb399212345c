import { bookingEmail } from './booking-email'

export const bookingDeclined = bookingEmail('booking-declined', {
  event: 'Booking declined',
  sentence: 'We are sorry: we cannot take this booking. Please choose another day or time.',
  calendar: 'CANCELLED',
})
