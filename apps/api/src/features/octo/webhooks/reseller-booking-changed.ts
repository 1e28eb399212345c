import {
  type Attendance,
  type BookingStatus,
  bookedLines,
  formatDateWithWeekday,
  formatLines,
} from '@luzzu/domain'
import type { HistoryAction } from '@luzzu/domain/contracts'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { hostOf } from '../../bookings/emails/booking-emails'

type Place = { booking_date: string; slot_name: string; time_range: string }

/** `username` is the reseller, `guest` whom it has booked for; the total is in currency units. */
type ChangedBooking = Place & {
  username: string
  action: HistoryAction
  from?: Place
  id: number
  status: BookingStatus
  attendance: Attendance
  product_name: string
  guests: number | null
  total_price: number
  guest: string
  reference: string | null
  supplier_reference: string
  reason?: string | undefined
}

const HAPPENED: Partial<Record<HistoryAction, [event: string, sentence: string]>> = {
  confirmed: ['Booking confirmed', 'We have confirmed this booking.'],
  declined: ['Booking declined', 'We are sorry: we cannot take this booking.'],
  expired: ['Booking request expired', 'We are sorry: this request was not confirmed in time.'],
  cancelled: ['Booking cancelled', 'We are sorry: we had to cancel this booking.'],
  'called-off': ['Booking called off', 'We are sorry: we had to call off this booking.'],
  deleted: ['Booking cancelled', 'We are sorry: we had to cancel this booking.'],
  moved: ['Booking moved', 'We have moved this booking.'],
  undone: ['Booking restored', 'We have put this booking back as it was.'],
}

function happened({ action, attendance }: ChangedBooking): [event: string, sentence: string] {
  const known = HAPPENED[action]
  if (known) return known
  return attendance === 'none' || attendance === 'no_show'
    ? ['Booking not redeemed', 'The guests of this booking are no longer checked in.']
    : ['Booking redeemed', 'The guests of this booking are on board.']
}

/** Tells a reseller without a webhook what staff or the server have done with its booking. */
export const resellerBookingChanged: EmailTemplate<ChangedBooking> = {
  kind: 'reseller-booking-changed',
  subject: (_site, booking) =>
    `${happened(booking)[0]}: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  body: (site, booking) => [
    happened(booking)[1],
    ...(booking.reason ? [`Reason: ${booking.reason}`] : []),
    ...(booking.from
      ? [[`Before: ${describePlace(booking.from)}`, `Now: ${describePlace(booking)}`].join('\n')]
      : []),
    formatLines([
      { term: 'Our reference', text: booking.supplier_reference },
      ...(booking.reference ? [{ term: 'Your reference', text: booking.reference }] : []),
      { term: 'Guest', text: booking.guest },
      ...bookedLines(booking, hostOf(site)),
    ]),
  ],
}

const describePlace = ({ booking_date, slot_name, time_range }: Place) =>
  `${formatDateWithWeekday(booking_date)}, ${slot_name}, ${time_range}`
