import { bookingEmail } from './booking-email'

export const bookingReceived = bookingEmail('booking-received', {
  event: 'Booking received',
  sentence: 'We have your request. We will confirm it by e-mail.',
})
