import { formatDateWithWeekday } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import {
  type BookingDetails,
  calendarEvent,
  describeBooking,
  UNDO_MS,
} from '../../bookings/emails/booking-emails'

/** `message` is what the business has to say, in one or more lines; emails of earlier versions have no `slot_id`. */
type CalledOffBooking = BookingDetails & { product_id: number; slot_id?: number; message: string }

/** Tells a customer that the business cannot keep a booking, and where to choose the next free day. */
export const bookingCalledOff: EmailTemplate<CalledOffBooking> = {
  kind: 'booking-called-off',
  delay: UNDO_MS,
  calendar: (site, booking) => calendarEvent(site, booking, 'Cancelled'),
  subject: (_site, booking) =>
    `Booking called off: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  body: (site, booking) => [
    'We are sorry: we have to call off your booking.',
    booking.message,
    describeBooking(site, booking),
    `Choose another day: ${site.url}/book/${booking.product_id}?${rebookingParams(booking)}`,
  ],
}

/** The wizard begins on the next free day after the booked one, with what was booked. */
function rebookingParams({ booking_date, slot_id, guests, addons = [] }: CalledOffBooking): URLSearchParams {
  return new URLSearchParams({
    after: booking_date.slice(0, 10),
    ...(slot_id !== undefined && { slot_id: String(slot_id) }),
    ...(guests && { guests: String(guests) }),
    ...(addons.length > 0 && { addon_ids: addons.map(({ addon_id }) => addon_id).join(',') }),
  })
}
