import { useSite } from '@luzzu/api-client/site'
import { occupiesUnit, tooLateToCancel } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { saveFile } from '@luzzu/page/area'
import { Alert, Button, DescriptionList, Dialog } from '@luzzu/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { cancellationOf, type ZonedNow } from '../booking-schedule'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'
import { CancelBooking } from './CancelBooking'
import { calendarFile } from './calendar-file'
import { detailRows } from './detail-rows'

type BookingDetailsProps = { booking: Booking; zonedNow: ZonedNow; onClose: () => void }

/** The details of a booking, with the actions of its customer. */
export function BookingDetails({ booking, zonedNow, onClose }: BookingDetailsProps) {
  const { currency, site_name } = useSite()
  const [cancelling, setCancelling] = useState(false)
  const cancellation = cancellationOf(booking, zonedNow)
  // The deadline may pass while the dialog is open.
  const isCancelling = cancelling && cancellation !== 'too-late'

  function addToCalendar() {
    const calendar = new Blob([calendarFile(booking, site_name, zonedNow)], { type: 'text/calendar' })
    saveFile(`booking-${booking.id}.ics`, URL.createObjectURL(calendar))
  }

  return (
    <>
      <Dialog
        open={!isCancelling}
        onClose={onClose}
        title={MY_BOOKINGS_COPY.details}
        size="medium"
        actions={
          <>
            {cancellation === 'allowed' && (
              <Button variant="plain" onClick={() => setCancelling(true)}>
                {MY_BOOKINGS_COPY.cancel}
              </Button>
            )}
            {occupiesUnit(booking.status) && (
              <Button variant="plain" icon={<CalendarPlus aria-hidden="true" />} onClick={addToCalendar}>
                {MY_BOOKINGS_COPY.calendar}
              </Button>
            )}
            <Button onClick={onClose}>{MY_BOOKINGS_COPY.close}</Button>
          </>
        }
      >
        <DescriptionList items={detailRows(booking, zonedNow, currency)} />
        {cancellation === 'too-late' && <Alert>{tooLateToCancel(zonedNow.cancellationHours)}</Alert>}
      </Dialog>
      <CancelBooking
        booking={booking}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onCancelled={onClose}
      />
    </>
  )
}
