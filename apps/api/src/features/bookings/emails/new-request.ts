import { bookedLines, formatDateWithWeekday, formatLines } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { type BookingDetails, hostOf } from './booking-emails'

/** `username` is who is told; `customer` who has booked. What is not confirmed at once waits for the business. */
type NewRequest = BookingDetails & { customer: string; is_confirmed?: boolean; is_moved?: boolean }

/** Tells the business of a booking that its customer has just made, or moved. */
export const newRequest: EmailTemplate<NewRequest> = {
  kind: 'new-request',
  action: 'Open the booking',
  lastOne:
    'This is the last email today about requests of this customer. Further ones are shown in the admin panel.',
  subject: (_site, booking) =>
    `${describe(booking).event}: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  body: (site, booking) => [
    `${booking.customer} ${describe(booking).sentence}`,
    formatLines(bookedLines(booking, hostOf(site))),
    `${site.url}/admin/bookings?id=${booking.id}&status=All`,
  ],
}

/** What the business has agreed to was another place: moved to one that it has to confirm, a booking is a request. */
function describe({ is_confirmed = false, is_moved = false }: NewRequest) {
  if (!is_confirmed) return { event: 'New booking request', sentence: 'has made a booking request.' }
  return is_moved
    ? { event: 'Booking moved', sentence: 'has moved a booking. It is confirmed.' }
    : { event: 'New booking', sentence: 'has made a booking. It is confirmed.' }
}
