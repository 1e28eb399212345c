import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { occupiesUnit } from '@luzzu/domain'
import { Alert } from '@luzzu/ui'
import { CalendarCheck } from 'lucide-react'
import type { BookingForm } from './booking-form'
import { newBookingMessages } from './new-booking.copy'
import { useSitePhoneReader } from './use-site-phone-reader'

/** More would push the button away. */
const SHOWN = 2

type BookedAlreadyProps = { form: Pick<BookingForm, 'customer' | 'phone' | 'date'> }

/** Tells what is booked from the same phone on that day: it may be the same booking, made before. */
export function BookedAlready({ form: { customer, phone: typed, date } }: BookedAlreadyProps) {
  const reading = useSitePhoneReader()(customer && 'known' in customer ? customer.known.phone : typed)
  const phone = reading.ok ? reading.phone : ''
  const { currentData } = useListBookingsQuery(
    { q: phone, ...(date && { date }) },
    { skip: phone === '' || !date },
  )
  // The search finds parts of numbers as well.
  const booked = (currentData?.bookings ?? [])
    .filter((booking) => booking.phone === phone && occupiesUnit(booking.status))
    .slice(0, SHOWN)
  if (booked.length === 0) return null
  return (
    <Alert role="status" icon={<CalendarCheck aria-hidden="true" />}>
      {booked.map((booking) => (
        <p key={booking.id}>{newBookingMessages.bookedAlready(booking)}</p>
      ))}
    </Alert>
  )
}
