import {
  answerDeadline,
  type BookedTrip,
  type BookingStatus,
  type BusinessDetails,
  bookedLines,
  bookingEvent,
  type CalendarEvent,
  cancellationLines,
  contactLines,
  DEFAULT_SETTINGS,
  formatDateWithWeekday,
  formatDeadline,
  formatLines,
  formatMoney,
  type Instant,
  includedLines,
  type ProductDetails,
  paymentLines,
  paymentNoteOf,
  pluralize,
  UNDO_SECONDS,
  visitLines,
} from '@luzzu/domain'
import { HOUR, SECOND } from '../../../platform/clock'
import type { EmailTemplate, Notice, Sender } from '../../../platform/mail/email-template'
import { bookingAddress, type GuestOrder, guestOrdersOf } from '../../../platform/mail/manage-address'
import { type AttachedDocument, CONFIRMATION, describeReceived } from '../../documents/emails/document-emails'
import type { OnHold } from '../../payments/delayed-confirmations'
import { describeAccess } from './describe-access'

/** Data of the booking emails, of which those stored by earlier versions lack some; the total is in currency units. */
export type BookingDetails = Omit<BookedTrip, 'status' | 'addons'> &
  GuestOrder & {
    username: string
    addons?: readonly { addon_id: number; addon_name: string; extra_price?: number | null }[]
    /** The names of what is included in the price of its product. */
    included?: readonly string[]
    status?: BookingStatus
    /** What guests of its product need to know. */
    details?: Omit<ProductDetails, 'pictures'>
    /** What was booked, to book it on another day. */
    product_id?: number
    slot_id?: number
    /** Until when it can be cancelled free of charge; not told where that has ended. */
    cancel_until?: Instant
    /** Why it was cancelled, in the words of staff. */
    reason?: string | undefined
    /** What was paid for it and what of that goes back once it is cancelled, in currency units. */
    settled?: { paid: number; refund: number }
    /** How it is paid; not told of what a reseller has sold, or what is paid online. */
    pay?: PayLater
    /** What is not charged yet for its order, because others of its bookings are undecided. */
    on_hold?: OnHold
    /** The account to which the booking belongs once its owner has proven the address. */
    proof_account_id?: number
    /** The order that a customer without an account manages by its link. */
    guest_order_id?: number
    /** The reseller with whom it was booked, where its guest changes it, too. */
    sold_by?: string
    /** Rises with each change of the booking. */
    version?: number
    /** The receipt of what was charged with the confirmation. */
    documents?: readonly AttachedDocument[]
    /** When it was last changed; emails of earlier versions do not tell. */
    updated_at?: string
  }

/** Nothing is due before the business has answered; `dock`: all is paid there. */
export type PayLater = 'dock' | 'later'

/** What emails for the customer of a booking have in common: what their button does, and a link to prove the address. */
export const TO_CUSTOMER = {
  action: 'See your booking',
  link: { life: 72 * HOUR, isProof: true, accountOf: (booking: BookingDetails) => booking.proof_account_id },
  ordersOf: guestOrdersOf,
}

/** `status`: that of the booking by then, as calendars are told. A request begins with that it is not confirmed. */
type BookingEvent = {
  event: string
  sentence: string
  status: BookingStatus
  delay?: number
  /** Whether its button leads to another day. */
  leadsToRebooking?: boolean
}

/** Undo period of a decline, a cancellation by staff, a deletion or a call-off; its email is delayed as long. */
export const UNDO_MS = UNDO_SECONDS * SECOND

const REBOOK = 'Please choose another day or time.'

/** Creates a template for an email about one booking: what happened, the booking, and the link to it. */
function bookingEmail(
  kind: string,
  { event, sentence, status, leadsToRebooking, ...settings }: BookingEvent,
): EmailTemplate<BookingDetails> {
  return {
    kind,
    ...TO_CUSTOMER,
    ...settings,
    calendar: (site, booking) => calendarEvent(site, booking, status),
    documents: ({ documents = [] }) => documents.map(({ id }) => id),
    subject: (_site, booking) =>
      `${event}: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
    notice: (site, booking) =>
      status === 'Pending'
        ? requestNotice(site, [booking])
        : { status, text: leadsToRebooking && !booking.sold_by ? `${sentence} ${REBOOK}` : sentence },
    body: (site, booking, link, orders) => [
      ...(status === 'Pending' ? [sentence] : []),
      ...describeStatus(site, { ...booking, status }),
      ...(booking.on_hold ? [describeOnHold(site, booking.on_hold)] : []),
      ...(booking.documents ? describeReceived(booking.documents) : []),
      ...describeAccess(site, booking, { link, orders, leadsToRebooking }),
    ],
  }
}

export const bookingReceived = bookingEmail('booking-received', {
  event: 'Booking received',
  sentence: 'We have received your request. We answer by email.',
  status: 'Pending',
})

export const bookingConfirmed = bookingEmail(CONFIRMATION, {
  event: 'Booking confirmed',
  sentence: 'Your booking is confirmed. We look forward to seeing you at the quay.',
  status: 'Confirmed',
})

/** Withdrawn by an undo. */
export const bookingDeclined = bookingEmail('booking-declined', {
  event: 'Booking declined',
  sentence: 'We are sorry: we cannot take this booking.',
  delay: UNDO_MS,
  status: 'Cancelled',
  leadsToRebooking: true,
})

export const bookingCancelled = bookingEmail('booking-cancelled', {
  event: 'Booking cancelled',
  sentence: 'Your booking is cancelled.',
  status: 'Cancelled',
})

/** The same by staff, withdrawn by an undo. */
export const bookingCancelledByStaff = { ...bookingCancelled, delay: UNDO_MS }

export const requestExpired = bookingEmail('request-expired', {
  event: 'Booking request expired',
  sentence: 'We are sorry: your request was not confirmed in time, so it has been cancelled.',
  status: 'Cancelled',
  leadsToRebooking: true,
})

export const bookingReminder = bookingEmail('booking-reminder', {
  event: 'Reminder',
  sentence: 'Your booking starts soon. We look forward to seeing you at the quay.',
  status: 'Confirmed',
})

function describeStatus(site: Sender, booking: BookingDetails): string[] {
  const { status, reason, pay } = booking
  const why = reason ? [`Reason: ${reason}`] : []
  if (status === 'Cancelled')
    return [...why, ...describeSettled(site, booking), describeCancelled(site, booking)]
  return [...why, ...(status === 'Pending' ? describePayLater(site, pay) : []), describeVisit(site, booking)]
}

/** That requests are not confirmed, and by when they are answered. */
export function requestNotice(site: Sender, bookings: readonly BookingDetails[]): Notice {
  const deadlines = bookings.map((booking) => answerDeadline({ ...booking, status: 'Pending' }, hostOf(site)))
  const text = `Not confirmed yet: ${describeAnswer(deadlines)}. Please do not set out before we have confirmed. If you have not heard from us in time, call us.`
  return { status: 'Pending', text }
}

function describeAnswer([deadline, ...others]: readonly (string | undefined)[]): string {
  if (others.some((other) => other !== deadline)) return 'we answer each request by the time stated with it'
  return deadline === undefined ? 'we answer by email' : `we answer by ${deadline} at the latest`
}

export const payLaterIn = ({ settings = DEFAULT_SETTINGS }: Sender): PayLater =>
  settings.payments.mode === 'desk' ? 'dock' : 'later'

/** Where and how it is paid, the note of the business tells in its place. */
export function describePayLater(site: Sender, pay: PayLater | undefined): string[] {
  if (pay === undefined) return []
  const isToldHere = pay === 'dock' && paymentNoteOf(hostOf(site)) === undefined
  return [isToldHere ? 'You pay nothing now: you pay at the dock.' : 'You pay nothing now.']
}

/** The booking as an event of the customer's calendar. */
export function calendarEvent(
  site: Sender,
  booking: BookingDetails,
  status: BookingStatus,
): CalendarEvent | undefined {
  const { details, updated_at: updatedAt, version = 0 } = booking
  if (updatedAt === undefined) return undefined
  return bookingEvent(
    { ...booking, status },
    {
      host: hostOf(site),
      details,
      // Calendars are shown and shared, so that they carry no key.
      url: booking.sold_by === undefined ? bookingAddress(site, booking) : undefined,
      version,
      updatedAt,
      freeUntil: freeUntilOf(site, booking),
    },
  )
}

const describeOnHold = ({ currency }: Sender, { amount, bookings }: OnHold) =>
  `${formatMoney(amount, currency)} is authorized on your card for your whole order (${pluralize(bookings, 'booking')}). It is charged once we have answered for all of them, and only for what we confirm.`

/** What is owed for a cancelled booking; emails of earlier versions do not tell. */
export function describeSettled({ currency }: Sender, { settled }: BookingDetails): string[] {
  if (!settled) return []
  const [paid, refund] = [settled.paid, settled.refund].map((amount) => formatMoney(amount, currency))
  if (settled.paid === 0) return ['You owe nothing for this booking.']
  if (settled.refund === 0)
    return [`Under the refund policy of this booking, the ${paid} that you have paid is not refunded.`]
  if (settled.refund < settled.paid) return [`We will refund ${refund} of the ${paid} that you have paid.`]
  return [`We will refund what you have paid: ${refund}.`]
}

/** What of a booking is told once it is cancelled: what was booked and how to reach the business, a fact a line. */
export const describeCancelled = (site: Sender, booking: BookingDetails) =>
  formatLines([
    ...bookedLines({ ...booking, status: 'Cancelled' }, hostOf(site)),
    ...contactLines(hostOf(site)),
  ])

/** The same as what follows, of one booking of several: how to reach the business is told once. */
export const describeTrip = (site: Sender, booking: BookingDetails) => formatLines(tripLines(site, booking))

export const describeContact = (site: Sender) => formatLines(contactLines(hostOf(site)))

/** All that guests need to know of a booking, a fact a line. */
export const describeVisit = (site: Sender, booking: BookingDetails) =>
  formatLines([...tripLines(site, booking), ...contactLines(hostOf(site))])

const tripLines = (site: Sender, booking: BookingDetails) => [
  ...bookedLines(booking, hostOf(site)),
  ...paymentLines(booking, hostOf(site)),
  ...includedLines(booking.included),
  ...cancellationLines(freeUntilOf(site, booking)),
  ...visitLines(booking, hostOf(site), booking.details),
]

const freeUntilOf = ({ timeZone = 'UTC' }: Sender, { cancel_until: until }: BookingDetails) =>
  until && formatDeadline(new Date(until), timeZone)

/** The business, as bookings tell of it. */
export const hostOf = ({
  currency,
  timeZone: time_zone = 'UTC',
  settings = DEFAULT_SETTINGS,
}: Sender): BusinessDetails => ({
  currency,
  time_zone,
  contact: settings.contact,
  meeting_point: settings.meeting_point,
  arrive_minutes: settings.arrive_minutes,
  request_expires_hours: settings.request_expires_hours,
  payment_note: settings.payment_note,
  payments: settings.payments,
})
