import type { Booking } from '@luzzu/domain/contracts'
import { MoveDialog } from '@luzzu/page/area'
import { showSuccess } from '@luzzu/ui'
import { changed, MY_BOOKINGS_COPY } from '../my-bookings.copy'

type ChangeDateProps = { booking: Booking; onClose: () => void; onMoved: () => void }

/** Moves the customer's own booking. */
export function ChangeDate({ booking, onClose, onMoved }: ChangeDateProps) {
  return (
    <MoveDialog
      open
      booking={booking}
      title={MY_BOOKINGS_COPY.changeDate}
      consequence={MY_BOOKINGS_COPY.changeConsequence}
      onClose={onClose}
      onMoved={(moved) => {
        showSuccess(changed(moved))
        onMoved()
      }}
    />
  )
}
