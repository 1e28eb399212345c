import { type CalendarEvent, formatDate, formatMoney, parseCalendarDate } from '@luzzu/domain'
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
  /** The account to which the booking belongs once its owner has proven the address; see `withProofLink`. */
  proof_account_id?: number
  /** Rises with each change of the booking. */
  version?: number
  /** When it was last changed; emails of earlier versions do not tell. */
  updated_at?: string
}

/** What the link to the bookings does. */
export const SEE_BOOKINGS = 'See your bookings'

type EventStatus = CalendarEvent['status']
/** `calendar`: what calendars are told of the booking; nothing where it is left out. */
type BookingEvent = { event: string; sentence: string; calendar?: EventStatus }

/** Creates a template for an email about one booking: what happened, the booking, and the link to it. */
export function bookingEmail(
  kind: string,
  { event, sentence, calendar }: BookingEvent,
): EmailTemplate<BookingDetails> {
  return {
    kind,
    action: SEE_BOOKINGS,
    ...(calendar && { calendar: (booking) => calendarEvent(booking, calendar) }),
    subject: (_site, booking) => `${event}: ${booking.product_name}, ${formatDate(booking.booking_date)}`,
    body: (site, booking) => [
      sentence,
      ...(booking.reason ? [`Reason: ${booking.reason}`] : []),
      describeBooking(site, booking),
      `${site.url}/my-bookings`,
    ],
  }
}

/** The booking as an event of the customer's calendar. */
export function calendarEvent(booking: BookingDetails, status: EventStatus): CalendarEvent | undefined {
  if (booking.updated_at === undefined) return undefined
  return {
    id: booking.id,
    title: `${booking.product_name}, ${booking.slot_name}`,
    description: `Booking ${booking.id}`,
    status,
    // A deletion or a call-off tells of the booking as it was before.
    sequence: (booking.version ?? 0) + (status === 'CANCELLED' ? 1 : 0),
    updatedAt: booking.updated_at,
    date: parseCalendarDate(booking.booking_date.slice(0, 10)),
    timeRange: booking.time_range,
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
