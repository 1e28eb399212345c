import { bookingEmail } from './booking-email'

export const bookingReminder = bookingEmail('booking-reminder', {
  event: 'Reminder',
  sentence: 'Your booking starts soon. We look forward to seeing you at the quay.',
  calendar: 'CONFIRMED',
})
