import { type CalendarEvent, formatDate, formatMoney, parseCalendarDate, UNDO_SECONDS } from '@luzzu/domain'
import { HOUR, SECOND } from '../../../platform/clock'
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
  /** The account to which the booking belongs once its owner has proven the address. */
  proof_account_id?: number
  /** Rises with each change of the booking. */
  version?: number
  /** When it was last changed; emails of earlier versions do not tell. */
  updated_at?: string
}

const PROOF =
  'This booking is kept apart from the account with this email address until you confirm that the address is yours, by choosing a password. This link is valid for three days and can be used once.'

/** What emails for the customer of a booking have in common: what their button does, and a link to prove the address. */
export const TO_CUSTOMER = {
  action: 'See your bookings',
  link: { life: 72 * HOUR, isProof: true, accountOf: (booking: BookingDetails) => booking.proof_account_id },
}

/** The address of the bookings, and what follows for one that is kept apart, whoever has registered its address. */
export const seeBookings = (site: Sender, link: string) => [
  `${site.url}/my-bookings`,
  ...(link ? [PROOF, `Confirm the address: ${link}`] : []),
]

type EventStatus = CalendarEvent['status']
/** `calendar`: what calendars are told of the booking; nothing where it is left out. */
type BookingEvent = { event: string; sentence: string; calendar?: EventStatus; delay?: number }

/** Undo period of a decline, a cancellation by staff, a deletion or a call-off; its email is delayed as long. */
export const UNDO_MS = UNDO_SECONDS * SECOND

/** Creates a template for an email about one booking: what happened, the booking, and the link to it. */
function bookingEmail(
  kind: string,
  { event, sentence, calendar, ...settings }: BookingEvent,
): EmailTemplate<BookingDetails> {
  return {
    kind,
    ...TO_CUSTOMER,
    ...settings,
    ...(calendar && { calendar: (booking) => calendarEvent(booking, calendar) }),
    subject: (_site, booking) => `${event}: ${booking.product_name}, ${formatDate(booking.booking_date)}`,
    body: (site, booking, link) => [
      sentence,
      ...(booking.reason ? [`Reason: ${booking.reason}`] : []),
      describeBooking(site, booking),
      ...seeBookings(site, link),
    ],
  }
}

export const bookingReceived = bookingEmail('booking-received', {
  event: 'Booking received',
  sentence: 'We have received your request. We will confirm it by email.',
  calendar: 'TENTATIVE',
})

export const bookingConfirmed = bookingEmail('booking-confirmed', {
  event: 'Booking confirmed',
  sentence: 'Your booking is confirmed. We look forward to seeing you at the quay.',
  calendar: 'CONFIRMED',
})

/** Withdrawn by an undo. */
export const bookingDeclined = bookingEmail('booking-declined', {
  event: 'Booking declined',
  sentence: 'We are sorry: we cannot take this booking. Please choose another day or time.',
  delay: UNDO_MS,
  calendar: 'CANCELLED',
})

export const bookingCancelled = bookingEmail('booking-cancelled', {
  event: 'Booking cancelled',
  sentence: 'Your booking is cancelled.',
  calendar: 'CANCELLED',
})

/** The same by staff, withdrawn by an undo. */
export const bookingCancelledByStaff = { ...bookingCancelled, delay: UNDO_MS }

export const requestExpired = bookingEmail('request-expired', {
  event: 'Booking request expired',
  sentence:
    'We are sorry: your request was not confirmed in time, so it has been cancelled. Please choose another day or time.',
  calendar: 'CANCELLED',
})

export const bookingReminder = bookingEmail('booking-reminder', {
  event: 'Reminder',
  sentence: 'Your booking starts soon. We look forward to seeing you at the quay.',
  calendar: 'CONFIRMED',
})

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
