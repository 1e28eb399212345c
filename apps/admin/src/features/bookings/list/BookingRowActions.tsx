import type { Booking } from '@luzzu/domain/contracts'
import { IconButton } from '@luzzu/ui'
import { Eye, Trash2 } from 'lucide-react'
import type { Decidable, Decision } from '../../../platform/booking-actions/booking-decisions'
import { DecideButtons } from '../../../platform/booking-actions/DecideButtons'
import { BOOKINGS_WORDS as WORDS } from '../bookings-words'
import { RowActions } from './BookingsTable.styles'

export type RowIntents = {
  onView: (booking: Booking) => void
  onAsk: (decision: Decision, booking: Decidable) => void
}

type BookingRowActionsProps = RowIntents & {
  booking: Booking
  /** Somebody else has decided about it since it was fetched. */
  isGone: boolean
}

export function BookingRowActions({ booking, isGone, onView, onAsk }: BookingRowActionsProps) {
  return (
    <RowActions>
      {isGone ? <small>{WORDS.gone}</small> : <DecideButtons booking={booking} onAsk={onAsk} />}
      <IconButton
        aria-label={`${WORDS.viewDetails} of booking ${booking.id}`}
        tip
        icon={<Eye aria-hidden="true" />}
        onClick={() => onView(booking)}
      />
      <IconButton
        aria-label={`Delete booking ${booking.id}`}
        tip
        tone="danger"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onAsk('delete', booking)}
      />
    </RowActions>
  )
}
