import { formatDate } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type BookingDetails, calendarEvent, describeBooking } from '../../bookings/emails/booking-email'

/** `message` is what the business has to say, in one or more lines. */
type CalledOffBooking = BookingDetails & { product_id: number; message: string }

/** Tells a customer that the business cannot keep a booking, and where to choose another day. */
export const bookingCalledOff: EmailTemplate<CalledOffBooking> = {
  kind: 'booking-called-off',
  calendar: (booking) => calendarEvent(booking, 'CANCELLED'),
  subject: (_site, booking) =>
    `Booking called off: ${booking.product_name}, ${formatDate(booking.booking_date)}`,
  body: (site, booking) => [
    'We are sorry: we have to call off your booking.',
    booking.message,
    describeBooking(site, booking),
    `Choose another day: ${site.url}/book/${booking.product_id}`,
  ],
}
