import { formatDateWithWeekday } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { guestOrdersOf } from '../../../platform/mail/manage-address'
import {
  type BookingDetails,
  calendarEvent,
  describeCancelled,
  describeSettled,
  UNDO_MS,
} from '../../bookings/emails/booking-emails'
import { describeAccess } from '../../bookings/emails/describe-access'

/** `message` is what the business has to say, in one or more lines. */
type CalledOffBooking = BookingDetails & { product_id: number; message: string }

/** Tells a customer that the business cannot keep a booking, and where to choose the next free day. */
export const bookingCalledOff: EmailTemplate<CalledOffBooking> = {
  kind: 'booking-called-off',
  delay: UNDO_MS,
  ordersOf: guestOrdersOf,
  calendar: (site, booking) => calendarEvent(site, booking, 'Cancelled'),
  subject: (_site, booking) =>
    `Booking called off: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  notice: () => ({ status: 'Cancelled', text: 'We are sorry: we have to call off your booking.' }),
  body: (site, booking, link, orders) => [
    booking.message,
    ...describeSettled(site, booking),
    describeCancelled(site, booking),
    ...describeAccess(site, booking, { link, orders, leadsToRebooking: true }),
  ],
}
