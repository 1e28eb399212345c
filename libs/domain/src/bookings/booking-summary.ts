import { MINUTE_MS } from '../calendar/durations'
import { formatDateWithWeekday } from '../calendar/format-date'
import { dateIn, timeIn, zoneName } from '../calendar/time-zone'
import type { ProductDetails } from '../catalogue/product-details'
import { type MeetingPoint, mapHref, meetingPointOf } from '../meeting-point'
import { formatMoney } from '../money'
import { pluralize } from '../numbers'
import { paymentNoteFor } from '../payments/payment-note'
import type { PaymentMode } from '../payments/payment-settings'
import { requestDeadline, slotStart } from '../schedule/slot-times'
import { formatDuration } from '../schedule/time-slot'
import { ownEmailOf } from '../site/set-up'
import { dayOf } from './booked-slot'
import { BOOKING_LABELS as LABELS } from './booking-labels'
import type { BookingStatus } from './booking-status'
import type { CalendarEvent } from './calendar-file'

/** A line of what is told about a booking: `Meeting point: The blue hut`. */
export type SummaryLine = { term: string; text: string }

/** A booking as the API sends it; `requested_at` is when it was requested last. */
export type BookedTrip = {
  id: number
  product_name: string
  booking_date: string
  slot_name: string
  time_range: string
  total_price: number
  /** What is still to be paid; all of it where that is not known. */
  balance_due?: number
  guests?: number | null
  /** Extra prices in currency units, where they are known. */
  addons?: readonly BookedAddon[]
  status?: BookingStatus
  created_at?: string
  requested_at?: string
}

type BookedAddon = { addon_name: string; extra_price?: number | null }

/** What of the business is told with a booking. */
export type BusinessDetails = {
  currency: string
  time_zone: string
  contact: { phone: string; mail: string; address: string }
  meeting_point?: MeetingPoint | null
  arrive_minutes?: number
  request_expires_hours?: number | null
  payment_note?: string | null
  payments?: { mode: PaymentMode }
}

type Details = Pick<ProductDetails, 'meeting_point' | 'bring' | 'requirements'> | null | undefined

/** All that its customer has to know: what was booked, by when a request is answered, and how to come. */
export function bookingSummary(booking: BookedTrip, host: BusinessDetails, details: Details): SummaryLine[] {
  return [
    ...bookedLines(booking, host),
    ...paymentLines(booking, host),
    ...visitLines(booking, host, details),
    ...contactLines(host),
  ]
}

/** What was booked. The price of what is cancelled is no total that anybody owes. */
export function bookedLines(
  booking: BookedTrip,
  { currency, time_zone }: Pick<BusinessDetails, 'currency' | 'time_zone'>,
): SummaryLine[] {
  const { addons = [], status, time_range } = booking
  const howLong = `${formatDuration(time_range)}, ${zoneName(time_zone)}`
  return [
    { term: 'Booking', text: String(booking.id) },
    { term: LABELS.product_name, text: booking.product_name },
    { term: 'Date', text: formatDateWithWeekday(booking.booking_date) },
    { term: LABELS.slot_name, text: `${booking.slot_name}, ${time_range} (${howLong})` },
    ...(booking.guests ? [{ term: LABELS.guests, text: String(booking.guests) }] : []),
    ...(addons.length > 0
      ? [{ term: LABELS.addons, text: addons.map((addon) => nameWithPrice(addon, currency)).join(', ') }]
      : []),
    {
      term: status === 'Cancelled' ? 'Price as booked' : LABELS.total_price,
      text: formatMoney(booking.total_price, currency),
    },
  ]
}

const nameWithPrice = ({ addon_name, extra_price }: BookedAddon, currency: string) =>
  extra_price ? `${addon_name} (${formatMoney(extra_price, currency)})` : addon_name

/** By when a request is answered, where guests are met, when they arrive, and what they bring. */
export function visitLines(booking: BookedTrip, host: BusinessDetails, details: Details): SummaryLine[] {
  const where = meetingPointOrAddress(host, details)
  return [
    ...line('We answer by', answerDeadline(booking, host)),
    ...line(meetingPointOf(details, host) ? 'Meeting point' : 'Address', where.text),
    ...line('Map', mapHref(where)),
    ...line('Arrive', arrivalTime(booking, host)),
    ...line('Bring', details?.bring.join(', ')),
    ...line('Requirements', details?.requirements.join(', ')),
  ]
}

/** How the business is paid, in its words. */
export const paymentLines = (booking: BookedTrip, host: BusinessDetails): SummaryLine[] =>
  line('Payment', paymentNoteFor(booking, host))

/** What is included in the price. */
export const includedLines = (names: readonly string[] = []): SummaryLine[] =>
  line('Included', names.join(', '))

/** Until when a booking can be cancelled free of charge, in words with the zone. */
export const cancellationLines = (until: string | undefined): SummaryLine[] =>
  line('Free cancellation', until && `until ${until}`)

/** How to reach the business. */
export const contactLines = ({ contact }: Pick<BusinessDetails, 'contact'>): SummaryLine[] => [
  ...line(LABELS.phone, contact.phone),
  ...line('Email', contact.mail),
]

/** `Date: Thursday, July 16, 2026`, one below the other. */
export const formatLines = (lines: readonly SummaryLine[]) =>
  lines.map(({ term, text }) => `${term}: ${text}`).join('\n')

const line = (term: string, text: string | null | undefined): SummaryLine[] => (text ? [{ term, text }] : [])

/** The meeting point; the address of the business while none is told. */
export const meetingPointOrAddress = (
  host: Pick<BusinessDetails, 'contact' | 'meeting_point'>,
  details: Details,
): MeetingPoint => meetingPointOf(details, host) ?? { text: host.contact.address, map_url: null }

/** `Thursday, July 16, 2026, 08:00 Malta time`, when a request is answered at the latest; `undefined` for other bookings. */
export function answerDeadline(booking: BookedTrip, host: BusinessDetails): string | undefined {
  const requestedAt = booking.requested_at ?? booking.created_at
  if (booking.status !== 'Pending' || requestedAt === undefined) return undefined
  const slot = { date: dayOf(booking), timeRange: booking.time_range, timeZone: host.time_zone }
  const deadline = requestDeadline(slot, new Date(requestedAt), host.request_expires_hours ?? null)
  return `${formatDateAndTime(deadline, host.time_zone)} ${zoneName(host.time_zone)}`
}

/** `07:45, 15 minutes before the start`. */
export function arrivalTime(
  booking: Pick<BookedTrip, 'booking_date' | 'time_range'>,
  { arrive_minutes = 0, time_zone }: Pick<BusinessDetails, 'arrive_minutes' | 'time_zone'>,
): string | undefined {
  if (arrive_minutes === 0) return undefined
  const day = dayOf(booking)
  const start = slotStart(day, booking.time_range, time_zone)
  const at = new Date(start.getTime() - arrive_minutes * MINUTE_MS)
  const time = dateIn(time_zone, at) === day ? timeIn(time_zone, at) : formatDateAndTime(at, time_zone)
  return `${time}, ${pluralize(arrive_minutes, 'minute')} before the start`
}

const formatDateAndTime = (at: Date, timeZone: string) =>
  `${formatDateWithWeekday(dateIn(timeZone, at))}, ${timeIn(timeZone, at)}`

/** What calendars call the status of a booking. */
export const EVENT_STATUS = { Pending: 'TENTATIVE', Confirmed: 'CONFIRMED', Cancelled: 'CANCELLED' } as const

/** Not all calendars show that an event is tentative, and phones cut titles at their end. */
export const eventTitle = (title: string, status: BookingStatus) =>
  status === 'Pending' ? `Not confirmed yet: ${title}` : title

/** Before guests are to be there; enough to get ready and come. */
const ALARM_MINUTES = 120

/** `Kayak, Morning. Arrive: 07:45, 15 minutes before the start`, two hours before that. */
function alarmOf(booking: BookedTrip, host: BusinessDetails): CalendarEvent['alarm'] {
  const arrive = line('Arrive', arrivalTime(booking, host))
  return {
    minutes: ALARM_MINUTES + (host.arrive_minutes ?? 0),
    text: [titleOf(booking), formatLines(arrive)].filter(Boolean).join('. '),
  }
}

const titleOf = ({ product_name, slot_name }: BookedTrip) => `${product_name}, ${slot_name}`

/** `url`: where the customer sees it, if on this site; `version` rises with each of its changes, `updatedAt` is the last one. */
type Event = {
  host: BusinessDetails
  details: Details
  url: string | undefined
  version: number
  updatedAt: string
  /** Until when it can be cancelled free of charge, in words with the zone. */
  freeUntil?: string | undefined
}

/** A booking as an event of its customer's calendar, the same in mailed files and in those of the page. */
export function bookingEvent(
  booking: BookedTrip & { status: BookingStatus },
  { host, details, url, version, updatedAt, freeUntil }: Event,
): CalendarEvent {
  const isCancelled = booking.status === 'Cancelled'
  const lines = isCancelled
    ? [...bookedLines(booking, host), ...contactLines(host)]
    : [...bookingSummary(booking, host, details), ...cancellationLines(freeUntil)]
  return {
    id: booking.id,
    title: eventTitle(titleOf(booking), booking.status),
    description: formatLines([...lines, { term: LABELS.status, text: booking.status }]),
    location: meetingPointOrAddress(host, details).text,
    url,
    status: EVENT_STATUS[booking.status],
    organizer: ownEmailOf(host),
    alarm: booking.status === 'Confirmed' ? alarmOf(booking, host) : undefined,
    sequence: version,
    updatedAt,
    date: dayOf(booking),
    timeRange: booking.time_range,
  }
}
