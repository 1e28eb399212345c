import { bookingEmail } from './booking-email'

export const bookingReceived = bookingEmail('booking-received', {
  event: 'Booking received',
  sentence: 'We have received your request. We will confirm it by email.',
  calendar: 'TENTATIVE',
})
