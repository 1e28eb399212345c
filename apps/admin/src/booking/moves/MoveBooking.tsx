import { type BookingTime, type MovableBooking, MoveDialog } from '@luzzu/page/area'
import { showSuccess } from '@luzzu/ui'
import { moveCopy } from './move.copy'

type MoveBookingProps = {
  booking: MovableBooking & { username: string }
  open: boolean
  initial?: BookingTime | undefined
  onClose: () => void
}

/** Moves a booking as staff. Its key changes with each opening. */
export function MoveBooking({ booking, open, initial, onClose }: MoveBookingProps) {
  return (
    <MoveDialog
      {...{ booking, open, initial, onClose }}
      isBrief={initial !== undefined}
      title={moveCopy.title(booking)}
      consequence={moveCopy.consequence(booking)}
      onMoved={(moved) => {
        showSuccess(moveCopy.done(moved))
        onClose()
      }}
    />
  )
}
