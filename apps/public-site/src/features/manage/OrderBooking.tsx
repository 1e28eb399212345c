import { useNow } from '@luzzu/api-client'
import type { OrderAccess } from '@luzzu/api-client/own-orders'
import { useSite } from '@luzzu/api-client/site'
import { formatDuration, BOOKING_LABELS as LABELS, zoneName } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { bookingDescription, MoveDialog } from '@luzzu/page/area'
import { Button, DescriptionList, showSuccess } from '@luzzu/ui'
import { CalendarClock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CancelWithRefund } from '../../platform/orders/placed/CancelWithRefund'
import {
  cancellationOf,
  isUpcoming,
  moveProblemOf,
  type ZonedNow,
} from '../../platform/trip/booking-schedule'
import { CancelledNotice } from '../../platform/trip/CancelledNotice'
import { cancellationRow } from '../../platform/trip/cancellation-row'
import { PendingNotice } from '../../platform/trip/PendingNotice'
import { paymentRow } from '../../platform/trip/payment-row'
import { TooLate } from '../../platform/trip/TooLate'
import { TripInfo } from '../../platform/trip/TripInfo'
import { TripLinks } from '../../platform/trip/TripLinks'
import { moveConsequence, moved, moveWarning } from '../../platform/trip/trip.copy'
import { MANAGE_COPY as COPY } from './manage.copy'
import { Section } from './manage.styles'

type OrderBookingProps = {
  booking: Booking
  access: OrderAccess
  /** Whether its order was placed just now. */
  isNew: boolean
}

/** A booking of an order, with what its customer can do about it. */
export function OrderBooking({ booking, access, isNew }: OrderBookingProps) {
  const zonedNow = useZonedNow()
  return (
    <Section ref={useFocusWhenCancelled(booking)} tabIndex={-1} aria-label={booking.product_name}>
      <h2>{booking.product_name}</h2>
      {/* What is new is said above. */}
      {!isNew && isUpcoming(booking, zonedNow) && <PendingNotice booking={booking} />}
      <CancelledNotice booking={booking} />
      <DescriptionList items={useRows(booking, zonedNow)} />
      {isUpcoming(booking, zonedNow) && <TripInfo booking={booking} />}
      <Actions booking={booking} access={access} zonedNow={zonedNow} />
    </Section>
  )
}

/** The button that had the focus is gone once the booking is cancelled. */
function useFocusWhenCancelled({ status }: Booking) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(status)
  useEffect(() => {
    const isNew = before.current !== status && status === 'Cancelled'
    before.current = status
    if (isNew && document.activeElement === document.body) section.current?.focus()
  }, [status])
  return section
}

type ActionsProps = Pick<OrderBookingProps, 'booking' | 'access'> & { zonedNow: ZonedNow }

function Actions({ booking, access, zonedNow }: ActionsProps) {
  const site = useSite()
  const [opened, setOpened] = useState<'cancel' | 'move' | null>(null)
  const moveProblem = moveProblemOf(booking, zonedNow)
  const canCancel = cancellationOf(booking, zonedNow) === 'allowed'
  const close = () => setOpened(null)
  return (
    <>
      <TooLate booking={booking} zonedNow={zonedNow} />
      <TripLinks booking={booking} isUpcoming={isUpcoming(booking, zonedNow)} hasInfo again>
        {moveProblem === undefined && (
          <Button
            variant="plain"
            size="small"
            icon={<CalendarClock aria-hidden="true" />}
            aria-label={`${COPY.move}: ${booking.product_name}`}
            onClick={() => setOpened('move')}
          >
            {COPY.move}
          </Button>
        )}
        {canCancel && (
          <Button
            variant="plain"
            size="small"
            aria-label={`${COPY.cancel}: ${booking.product_name}`}
            onClick={() => setOpened('cancel')}
          >
            {COPY.cancel}
          </Button>
        )}
      </TripLinks>
      <CancelWithRefund
        booking={booking}
        access={access}
        open={opened === 'cancel'}
        onClose={close}
        onCancelled={close}
      />
      {opened === 'move' && (
        <MoveDialog
          open
          booking={booking}
          orderToken={access.orderToken}
          title={COPY.move}
          consequence={moveConsequence(booking, site)}
          warning={moveWarning(booking, site)}
          onClose={close}
          onMoved={(changed) => {
            showSuccess(moved(changed))
            close()
          }}
        />
      )}
    </>
  )
}

function useRows(booking: Booking, zonedNow: ZonedNow) {
  const site = useSite()
  const { status, date, addons, guests, total } = bookingDescription(booking, site.currency)
  return [
    { term: 'Booking', detail: `#${booking.id}` },
    status,
    date,
    {
      term: LABELS.slot_name,
      detail: `${booking.slot_name}, ${booking.time_range}`,
      small: `${formatDuration(booking.time_range)}, ${zoneName(site.time_zone)}`,
    },
    ...guests,
    ...addons,
    total,
    ...(isUpcoming(booking, zonedNow) ? paymentRow(booking, site) : []),
    ...cancellationRow(booking, zonedNow),
  ]
}

function useZonedNow(): ZonedNow {
  const { time_zone, cancellation_hours } = useSite()
  return { now: useNow(), timeZone: time_zone, cancellationHours: cancellation_hours }
}
