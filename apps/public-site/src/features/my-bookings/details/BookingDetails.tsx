import { useSite } from '@luzzu/api-client/site'
import { BOOKING_MESSAGES, occupiesUnit } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Alert, Button, DescriptionList, Dialog } from '@luzzu/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { cancellationOf, type Moment } from '../booking-schedule'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'
import { bookingFacts } from './booking-facts'
import { CancelBooking } from './CancelBooking'
import { calendarFile } from './calendar-file'
import { saveFile } from './save-file'

type BookingDetailsProps = { booking: Booking; moment: Moment; onClose: () => void }

/** Everything about one booking, and what its customer can still do with it. */
export function BookingDetails({ booking, moment, onClose }: BookingDetailsProps) {
  const { currency, site_name } = useSite()
  const [asking, setAsking] = useState(false)
  const cancellation = cancellationOf(booking, moment)
  const keepInCalendar = () =>
    saveFile(`booking-${booking.id}.ics`, 'text/calendar', calendarFile(booking, site_name, moment))

  return (
    <>
      <Dialog
        open={!asking}
        onClose={onClose}
        title={MY_BOOKINGS_COPY.details}
        size="medium"
        actions={
          <>
            {cancellation === 'allowed' && (
              <Button variant="plain" onClick={() => setAsking(true)}>
                {MY_BOOKINGS_COPY.cancel}
              </Button>
            )}
            {occupiesUnit(booking.status) && (
              <Button variant="plain" icon={<CalendarPlus aria-hidden="true" />} onClick={keepInCalendar}>
                {MY_BOOKINGS_COPY.calendar}
              </Button>
            )}
            <Button onClick={onClose}>{MY_BOOKINGS_COPY.close}</Button>
          </>
        }
      >
        <DescriptionList items={bookingFacts(booking, moment, currency)} />
        {cancellation === 'too-late' && <Alert>{BOOKING_MESSAGES.tooLateToCancel}</Alert>}
      </Dialog>
      <CancelBooking booking={booking} open={asking} onClose={() => setAsking(false)} onCancelled={onClose} />
    </>
  )
}
