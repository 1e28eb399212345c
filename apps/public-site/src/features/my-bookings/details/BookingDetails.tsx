import { useSite } from '@luzzu/api-client/site'
import { moveMessage, occupiesUnit, tooLateToCancel } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { saveFile } from '@luzzu/page/area'
import { Alert, Button, DescriptionList, Dialog } from '@luzzu/ui'
import { CalendarClock, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { cancellationOf, moveProblemOf, type ZonedNow } from '../booking-schedule'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'
import { CancelBooking } from './CancelBooking'
import { ChangeDate } from './ChangeDate'
import { calendarFile } from './calendar-file'
import { detailRows } from './detail-rows'

type BookingDetailsProps = { booking: Booking; zonedNow: ZonedNow; onClose: () => void }

/** The details of a booking, with the actions of its customer. */
export function BookingDetails({ booking, zonedNow, onClose }: BookingDetailsProps) {
  const site = useSite()
  const { currency } = site
  const [cancelling, setCancelling] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const cancellation = cancellationOf(booking, zonedNow)
  const moveProblem = moveProblemOf(booking, zonedNow)
  // The deadline may pass while the dialog is open.
  const isCancelling = cancelling && cancellation !== 'too-late'

  function addToCalendar() {
    const calendar = new Blob([calendarFile(booking, site)], { type: 'text/calendar' })
    saveFile(`booking-${booking.id}.ics`, URL.createObjectURL(calendar))
  }

  return (
    <>
      <Dialog
        open={!isCancelling && !isMoving}
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
            {moveProblem === undefined && (
              <Button
                variant="plain"
                icon={<CalendarClock aria-hidden="true" />}
                onClick={() => setMoving(true)}
              >
                {MY_BOOKINGS_COPY.changeDate}
              </Button>
            )}
            {occupiesUnit(booking.status) && site.installation && (
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
        {moveProblem === 'move/too-late' && (
          <Alert>{moveMessage(moveProblem, zonedNow.cancellationHours)}</Alert>
        )}
      </Dialog>
      <CancelBooking
        booking={booking}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onCancelled={onClose}
      />
      {isMoving && <ChangeDate booking={booking} onClose={() => setMoving(false)} onMoved={onClose} />}
    </>
  )
}
