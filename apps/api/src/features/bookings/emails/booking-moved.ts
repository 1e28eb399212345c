import { type BookingStatus, formatDateWithWeekday } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import { manageAddress } from '../../../platform/mail/manage-address'
import {
  type BookingDetails,
  bookingsLink,
  calendarEvent,
  describeVisit,
  TO_CUSTOMER,
} from './booking-emails'

type Slot = Pick<BookingDetails, 'booking_date' | 'slot_name' | 'time_range'>

/** `from` is where the booking was before. */
type MovedBooking = BookingDetails & { status: BookingStatus; from: Slot }

/** Tells the customer of another date or slot, whoever has moved the booking. */
export const bookingMoved: EmailTemplate<MovedBooking> = {
  kind: 'booking-moved',
  ...TO_CUSTOMER,
  calendar: (site, booking) => calendarEvent(site, booking, booking.status),
  subject: (_site, booking) =>
    `Booking moved: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  body: (site, booking, link, orders) => [
    booking.status === 'Confirmed'
      ? 'Your booking is moved and confirmed.'
      : 'Your booking is moved. We will confirm it by email.',
    [`Before: ${describeSlot(booking.from)}`, `Now: ${describeSlot(booking)}`].join('\n'),
    describeVisit(site, booking),
    ...bookingsLink(manageAddress(site, booking, orders), link),
  ],
}

const describeSlot = ({ booking_date, slot_name, time_range }: Slot) =>
  `${formatDateWithWeekday(booking_date)}, ${slot_name}, ${time_range}`
