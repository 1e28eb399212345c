import { telHref } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { IconButton } from '@luzzu/ui'
import { Eye, Phone, Trash2 } from 'lucide-react'
import type { DecidableBooking, Decision } from '../../../booking/decisions/booking-decisions'
import { DecisionButtons } from '../../../booking/decisions/DecisionButtons'
import { BOOKINGS_COPY as COPY } from '../bookings.copy'
import { RowActions } from './BookingsTable.styles'

export type RowHandlers = {
  onView: (booking: Booking) => void
  onDecide: (decision: Decision, booking: DecidableBooking) => void
}

type BookingRowActionsProps = RowHandlers & {
  booking: Booking
  /** Another user has decided about it since it was fetched. */
  isRemoved: boolean
}

export function BookingRowActions({ booking, isRemoved, onView, onDecide }: BookingRowActionsProps) {
  return (
    <RowActions>
      {isRemoved ? (
        <small>{COPY.changedElsewhere}</small>
      ) : (
        <DecisionButtons booking={booking} onDecide={onDecide} />
      )}
      <div data-icons>
        {booking.phone && (
          <IconButton
            as="a"
            href={telHref(booking.phone)}
            data-layout="card"
            aria-label={COPY.call(booking.username, booking.phone)}
            icon={<Phone aria-hidden="true" />}
          />
        )}
        <IconButton
          aria-label={`${COPY.viewDetails} of booking ${booking.id}`}
          tooltip
          icon={<Eye aria-hidden="true" />}
          onClick={() => onView(booking)}
        />
        <IconButton
          aria-label={`Delete booking ${booking.id}`}
          tooltip
          tone="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDecide('delete', booking)}
        />
      </div>
    </RowActions>
  )
}
