import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { findMoveProblem, type MoveProblem, slotOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type BookingTime, type MovableBooking, MoveDialog } from '@luzzu/page/area'
import { showSuccess } from '@luzzu/ui'
import { type BookedContact, isEmailed } from '../phone-calls/phone-calls'
import { PleaseCall } from '../phone-calls/ToCall'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import { moveCopy } from './move.copy'

type MoveBookingProps = {
  booking: MovableBooking & BookedContact & { username: string }
  open: boolean
  initial?: BookingTime | undefined
  onClose: () => void
  /** After the move; `onClose` where it is not given. */
  onMoved?: () => void
}

/** Moves a booking as staff. Its key changes with each opening. */
export function MoveBooking({ booking, open, initial, onClose, onMoved = onClose }: MoveBookingProps) {
  const hasMailServer = useHasMailServer()
  return (
    <MoveDialog
      {...{ booking, open, initial, onClose }}
      isBrief={initial !== undefined}
      title={moveCopy.title(booking)}
      customer={booking.username}
      consequence={
        isEmailed(booking, hasMailServer) ? (
          moveCopy.consequence(booking)
        ) : (
          <PleaseCall phone={booking.phone} />
        )
      }
      onMoved={(moved) => {
        showSuccess(moveCopy.done(moved, booking))
        onMoved()
      }}
    />
  )
}

type Dated = Pick<Booking, 'status' | 'booking_date' | 'time_range'>

/** Why staff cannot move a booking now; `undefined` if they can. */
export function useMoveProblem(): (booking: Dated) => MoveProblem | undefined {
  const { time_zone, cancellation_hours: cancellationHours } = useSite()
  const now = useNow()
  return (booking) => {
    const movable = { status: booking.status, slot: slotOf(booking, time_zone) }
    return findMoveProblem('staff', movable, { cancellationHours, now })
  }
}

/** Whether staff can move a booking now. */
export function useIsMovable(): (booking: Dated) => boolean {
  const problemOf = useMoveProblem()
  return (booking) => problemOf(booking) === undefined
}
