import { formatDateWithWeekday } from '@luzzu/domain'
import { Button } from '@luzzu/ui'
import type { MovableBooking } from './booking-time'
import { MOVE_COPY } from './move.copy'

type MoveSummaryProps = {
  booking: MovableBooking
  /** The day to which it is moved, where that is all there is to confirm. */
  to: string | undefined
  onReveal: () => void
}

/** Where a booking is and, in a brief dialog, where it goes. */
export function MoveSummary({ booking, to, onReveal }: MoveSummaryProps) {
  return (
    <p>
      {booking.product_name}, {formatDateWithWeekday(booking.booking_date)}, {booking.slot_name}{' '}
      {booking.time_range}
      {to !== undefined && (
        <>
          {' '}
          {MOVE_COPY.to} <strong>{formatDateWithWeekday(to)}</strong>.{' '}
          <Button variant="quiet" size="small" onClick={onReveal}>
            {MOVE_COPY.otherTime}
          </Button>
        </>
      )}
    </p>
  )
}
