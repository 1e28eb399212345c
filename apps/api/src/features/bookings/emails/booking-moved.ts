import { type BookingStatus, formatDateWithWeekday, formatMoney, pluralize } from '@luzzu/domain'
import type { EmailTemplate } from '../../../platform/mail/email-template'
import {
  type BookingDetails,
  calendarEvent,
  describeVisit,
  requestNotice,
  TO_CUSTOMER,
} from './booking-emails'
import { describeAccess } from './describe-access'

type Slot = Pick<BookingDetails, 'booking_date' | 'slot_name' | 'time_range'>

/** `from` is what the booking was before; `due_now`, in currency units, and guests are missing in emails that wait since earlier. */
type MovedBooking = BookingDetails & {
  status: BookingStatus
  from: Slot & { guests?: number | null }
  due_now?: number
}

/** Tells the customer of another date, slot or number of guests, whoever has changed the booking. */
export const bookingMoved: EmailTemplate<MovedBooking> = {
  kind: 'booking-moved',
  ...TO_CUSTOMER,
  calendar: (site, booking) => calendarEvent(site, booking, booking.status),
  subject: (_site, booking) =>
    `Booking ${doneTo(booking)}: ${booking.product_name}, ${formatDateWithWeekday(booking.booking_date)}`,
  notice: (site, booking) =>
    booking.status === 'Confirmed'
      ? { status: 'Confirmed', text: `Your booking is ${doneTo(booking)} and confirmed.` }
      : requestNotice(site, [booking]),
  body: (site, booking, link, orders) => [
    ...(booking.status === 'Confirmed'
      ? []
      : [`Your booking is ${doneTo(booking)}. We answer by email whether it is confirmed.`]),
    describeChange(booking),
    ...describeDue(booking, site.currency),
    describeVisit(site, booking),
    ...describeAccess(site, booking, { link, orders }),
  ],
}

/** What stays where it is has not moved. */
const doneTo = (booking: MovedBooking) =>
  describeSlot(booking) === describeSlot(booking.from) ? 'changed' : 'moved'

/** The place before and after, and how many come if that is another number. */
function describeChange({ from, ...booking }: MovedBooking): string {
  const isOther = from.guests !== undefined && from.guests !== booking.guests
  const describe = (place: MovedBooking['from']) =>
    [describeSlot(place), ...(isOther && place.guests ? [pluralize(place.guests, 'guest')] : [])].join(', ')
  return [`Before: ${describe(from)}`, `Now: ${describe(booking)}`].join('\n')
}

function describeDue({ due_now = 0, ...booking }: MovedBooking, currency: string): string[] {
  if (due_now === 0) return []
  const dearer = doneTo(booking) === 'moved' ? 'This place' : 'Your booking'
  const due = `${dearer} costs more: ${formatMoney(due_now, currency)} is still to be paid.`
  return [
    booking.status === 'Confirmed'
      ? `${due} We will email you the link to pay it.`
      : `${due} We will email you the link to pay it once your booking is confirmed.`,
  ]
}

const describeSlot = ({ booking_date, slot_name, time_range }: Slot) =>
  `${formatDateWithWeekday(booking_date)}, ${slot_name}, ${time_range}`
