import { type BookingStatus, formatDate } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type BookingDetails, calendarEvent, describeBooking, SEE_BOOKINGS } from './booking-email'

type Place = Pick<BookingDetails, 'booking_date' | 'slot_name' | 'time_range'>

/** `from` is where the booking was before. */
type MovedBooking = BookingDetails & { status: BookingStatus; from: Place }

/** Tells the customer of another date or slot, whoever has moved the booking. */
export const bookingMoved: EmailTemplate<MovedBooking> = {
  kind: 'booking-moved',
  action: SEE_BOOKINGS,
  calendar: (booking) => calendarEvent(booking, booking.status === 'Confirmed' ? 'CONFIRMED' : 'TENTATIVE'),
  subject: (_site, booking) => `Booking moved: ${booking.product_name}, ${formatDate(booking.booking_date)}`,
  body: (site, booking) => [
    booking.status === 'Confirmed'
      ? 'Your booking is moved and confirmed.'
      : 'Your booking is moved. We will confirm it by email.',
    [`Before: ${describePlace(booking.from)}`, `Now: ${describePlace(booking)}`].join('\n'),
    describeBooking(site, booking),
    `${site.url}/my-bookings`,
  ],
}

const describePlace = ({ booking_date, slot_name, time_range }: Place) =>
  `${formatDate(booking_date)}, ${slot_name}, ${time_range}`
