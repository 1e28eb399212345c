import { usePayments, useSite } from '@luzzu/api-client/site'
import { BOOKING_LABELS as LABELS } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'
import { bookingDescription, MoveDialog } from '@luzzu/page/area'
import type { DescriptionItem } from '@luzzu/ui'
import { Button, DescriptionList, Dialog, Stack, showSuccess } from '@luzzu/ui'
import { CalendarClock, Sailboat, Ticket } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  bookingWithMoney,
  cancellationOf,
  isUpcoming,
  moveProblemOf,
  type ZonedNow,
} from '../../../platform/trip/booking-schedule'
import { CancelledNotice } from '../../../platform/trip/CancelledNotice'
import { cancellationRow } from '../../../platform/trip/cancellation-row'
import { PendingNotice } from '../../../platform/trip/PendingNotice'
import { paymentRow } from '../../../platform/trip/payment-row'
import { TooLate } from '../../../platform/trip/TooLate'
import { TripInfo } from '../../../platform/trip/TripInfo'
import { TripLinks } from '../../../platform/trip/TripLinks'
import { moveConsequence, moved, moveWarning } from '../../../platform/trip/trip.copy'
import { whenItems } from '../../../platform/trip/when-items'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'
import { LazyBookingPayments, LazyCancel } from '../payments/lazy-payments'
import { CancelBooking } from './CancelBooking'

type BookingDetailsProps = {
  booking: Booking
  zonedNow: ZonedNow
  onClose: () => void
  onCancelled: (id: number) => void
}

/** The details of a booking, with the actions of its customer. */
export function BookingDetails({ booking, zonedNow, onClose, onCancelled }: BookingDetailsProps) {
  const site = useSite()
  const [cancelling, setCancelling] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const [cancelButton, moveButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  // The dialog of a button takes the place of this one, which gives the focus back to the button when it returns.
  const [opener, setOpener] = useState<typeof cancelButton>()
  const cancellation = cancellationOf(booking, zonedNow)
  const moveProblem = moveProblemOf(booking, zonedNow)
  const isAhead = isUpcoming(booking, zonedNow)
  const ordered = bookingWithMoney(booking, usePayments()?.mode === 'online')
  // The deadline may pass while the dialog is open.
  const isCancelling = cancelling && cancellation !== 'too-late'

  return (
    <>
      <Dialog
        open={!isCancelling && !isMoving}
        onClose={onClose}
        title={MY_BOOKINGS_COPY.details}
        size="medium"
        initialFocus={opener}
        actions={
          (cancellation === 'allowed' || moveProblem === undefined) && (
            <>
              {cancellation === 'allowed' && (
                <Button
                  ref={cancelButton}
                  variant="plain"
                  onClick={() => {
                    setOpener(cancelButton)
                    setCancelling(true)
                  }}
                >
                  {MY_BOOKINGS_COPY.cancel}
                </Button>
              )}
              {moveProblem === undefined && (
                <Button
                  ref={moveButton}
                  variant="plain"
                  icon={<CalendarClock aria-hidden="true" />}
                  onClick={() => {
                    setOpener(moveButton)
                    setMoving(true)
                  }}
                >
                  {MY_BOOKINGS_COPY.changeDate}
                </Button>
              )}
            </>
          )
        }
      >
        <Stack gap={4}>
          <TooLate booking={booking} zonedNow={zonedNow} />
          {isAhead && <PendingNotice booking={booking} />}
          <CancelledNotice booking={booking} />
          {isAhead ? (
            <TripInfo booking={booking} part="coming" before={tripItems(booking, site)} />
          ) : (
            <DescriptionList variant="icons" items={tripItems(booking, site)} />
          )}
          <TripLinks booking={booking} isUpcoming={isAhead} hasInfo again />
          <DescriptionList items={detailRows(booking, zonedNow, site)} />
          <LazyBookingPayments booking={booking} isUpcoming={isAhead} />
          {isAhead && <TripInfo booking={booking} part="preparing" />}
        </Stack>
      </Dialog>
      {ordered ? (
        <LazyCancel
          booking={ordered}
          access={{ id: ordered.order_id }}
          open={isCancelling}
          onClose={() => setCancelling(false)}
          onCancelled={() => onCancelled(booking.id)}
        />
      ) : (
        <CancelBooking
          booking={booking}
          open={isCancelling}
          onClose={() => setCancelling(false)}
          onCancelled={() => onCancelled(booking.id)}
        />
      )}
      {isMoving && <ChangeDate booking={booking} onClose={() => setMoving(false)} onMoved={onClose} />}
    </>
  )
}

type ChangeDateProps = { booking: Booking; onClose: () => void; onMoved: () => void }

/** Moves the customer's own booking. */
function ChangeDate({ booking, onClose, onMoved }: ChangeDateProps) {
  const site = useSite()
  return (
    <MoveDialog
      open
      booking={booking}
      title={MY_BOOKINGS_COPY.changeDate}
      consequence={moveConsequence(booking, site)}
      warning={moveWarning(booking, site)}
      onClose={onClose}
      onMoved={(changed) => {
        showSuccess(moved(changed))
        onMoved()
      }}
    />
  )
}

/** What is looked up most: what, whether, and when. */
function tripItems(booking: Booking, { currency, time_zone }: Site): DescriptionItem[] {
  const { product, status } = bookingDescription(booking, currency)
  return [
    { ...product, icon: <Sailboat aria-hidden="true" /> },
    { ...status, icon: <Ticket aria-hidden="true" /> },
    ...whenItems(booking, time_zone),
  ]
}

function detailRows(booking: Booking, zonedNow: ZonedNow, site: Site): DescriptionItem[] {
  const { addons, guests, total } = bookingDescription(booking, site.currency)
  return [
    ...guests,
    ...addons,
    total,
    ...(isUpcoming(booking, zonedNow) ? paymentRow(booking, site) : []),
    ...cancellationRow(booking, zonedNow),
    { term: LABELS.username, detail: booking.username },
    { term: 'Booking', detail: `#${booking.id}` },
  ]
}
