import { formatDate, formatMoney } from '@luzzu/domain'
import type { EmailTemplate, Sender } from '../../../platform/mail/email-template'

/** Data of the booking emails; the total is in currency units. */
export type BookingDetails = {
  id: number
  username: string
  product_name: string
  booking_date: string
  slot_name: string
  time_range: string
  total_price: number
  /** Why it was cancelled, in the words of staff. */
  reason?: string | undefined
  guests?: number | null
}

/** Creates a template for an email about one booking: what happened, the booking, and the link to it. */
export function bookingEmail(
  kind: string,
  { event, sentence }: { event: string; sentence: string },
): EmailTemplate<BookingDetails> {
  return {
    kind,
    subject: (_site, booking) => `${event}: ${booking.product_name}, ${formatDate(booking.booking_date)}`,
    body: (site, booking) => [
      sentence,
      ...(booking.reason ? [`Reason: ${booking.reason}`] : []),
      describeBooking(site, booking),
      `${site.url}/my-bookings`,
    ],
  }
}

/** What was booked, a fact a line. */
export function describeBooking(site: Sender, booking: BookingDetails): string {
  return [
    `Booking: ${booking.id}`,
    `Product: ${booking.product_name}`,
    `Date: ${formatDate(booking.booking_date)}`,
    `Slot: ${booking.slot_name}, ${booking.time_range}`,
    ...(booking.guests ? [`Guests: ${booking.guests}`] : []),
    `Total: ${formatMoney(booking.total_price, site.currency)}`,
  ].join('\n')
}
