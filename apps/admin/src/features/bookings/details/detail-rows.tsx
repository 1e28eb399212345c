import { formatDate } from '@luzzu/domain'
import type { Booking, User } from '@luzzu/domain/contracts'
import { bookingFacts } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import type { DescriptionItem } from '@luzzu/ui'
import { ATTENDANCE_COPY } from '../../../platform/attendance/attendance.copy'
import { NoteText } from '../../../platform/booking-note/Note.styles'
import { NOTE_COPY } from '../../../platform/booking-note/note.copy'
import { customerPath } from '../../../platform/paths'

/** Rows of the details; the customer's contact details may still be loading. */
export function detailRows(
  booking: Booking,
  customer: User | undefined,
  currency: string,
): DescriptionItem[] {
  const { product, status, date, addons, guests, total } = bookingFacts(booking, currency)
  return [
    product,
    status,
    date,
    { term: 'Slot', detail: `${booking.time_range} ${booking.slot_name}` },
    {
      term: 'User',
      detail: <Link to={customerPath(booking.id_user_fk)}>{booking.username}</Link>,
      small: (customer && [customer.mail, customer.phone].filter(Boolean).join(' · ')) || ' ',
    },
    ...guests,
    ...addons,
    total,
    { term: 'Requested', detail: formatDate(booking.created_at) },
    ...(booking.attendance === 'none'
      ? []
      : [{ term: ATTENDANCE_COPY.term, detail: ATTENDANCE_COPY[booking.attendance] }]),
    ...(booking.note ? [{ term: NOTE_COPY.term, detail: <NoteText>{booking.note}</NoteText> }] : []),
  ]
}
