import { bookedLines, formatDateWithWeekday, formatLines } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type BookingDetails, hostOf } from './booking-emails'

/** `username` is who is told; `customer` who has booked. */
type NewRequest = BookingDetails & { customer: string }

/** Tells the business of a booking that somebody has just made. */
export const newRequest: EmailTemplate<NewRequest> = {
  kind: 'new-request',
  action: 'Open the booking',
  lastOne:
    'This is the last email today about requests of this customer. Further ones are shown in the admin panel.',
  subject: (_site, booking) =>
    `New booking request: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  body: (site, booking) => [
    `${booking.customer} has made a booking request.`,
    formatLines(bookedLines(booking, hostOf(site))),
    `${site.url}/admin/bookings?id=${booking.id}&status=All`,
  ],
}
