import { type BookingStatus, formatDateWithWeekday, formatMoney } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { bookingAddress } from '../../../platform/mail/manage-address'
import {
  type BookingDetails,
  bookingsLink,
  calendarEvent,
  describeVisit,
  requestNotice,
  TO_CUSTOMER,
} from './booking-emails'

type Slot = Pick<BookingDetails, 'booking_date' | 'slot_name' | 'time_range'>

/** `from` is where the booking was before; `due_now`, in currency units, is missing in emails that wait since earlier. */
type MovedBooking = BookingDetails & { status: BookingStatus; from: Slot; due_now?: number }

/** Tells the customer of another date or slot, whoever has moved the booking. */
export const bookingMoved: EmailTemplate<MovedBooking> = {
  kind: 'booking-moved',
  ...TO_CUSTOMER,
  calendar: (site, booking) => calendarEvent(site, booking, booking.status),
  subject: (_site, booking) =>
    `Booking moved: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  notice: (site, booking) =>
    booking.status === 'Confirmed'
      ? { status: 'Confirmed', text: 'Your booking is moved and confirmed.' }
      : requestNotice(site, [booking]),
  body: (site, booking, link, orders) => [
    ...(booking.status === 'Confirmed'
      ? []
      : ['Your booking is moved. We answer by email whether it is confirmed.']),
    [`Before: ${describeSlot(booking.from)}`, `Now: ${describeSlot(booking)}`].join('\n'),
    ...describeDue(booking, site.currency),
    describeVisit(site, booking),
    ...bookingsLink(bookingAddress(site, booking, orders), link),
  ],
}

function describeDue({ status, due_now = 0 }: MovedBooking, currency: string): string[] {
  if (due_now === 0) return []
  const due = `This place costs more: ${formatMoney(due_now, currency)} is still to be paid.`
  return [
    status === 'Confirmed'
      ? `${due} We will email you the link to pay it.`
      : `${due} We will email you the link to pay it once your booking is confirmed.`,
  ]
}

const describeSlot = ({ booking_date, slot_name, time_range }: Slot) =>
  `${formatDateWithWeekday(booking_date)}, ${slot_name}, ${time_range}`
