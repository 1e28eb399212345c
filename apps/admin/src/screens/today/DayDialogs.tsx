import type { ManifestEntry } from '@luzzu/domain/contracts'
import { DecisionDialog } from '../../booking/decisions/DecisionDialog'
import type { useDecision } from '../../booking/decisions/use-decision'
import { BookingDetailsDialog } from '../../booking/details/BookingDetailsDialog'
import { latestOf } from '../../booking/details/latest-of'
import { MoveBooking } from '../../booking/moves/MoveBooking'
import type { useDialogState } from '../../platform/use-dialog-state'

type BookingDialog = ReturnType<typeof useDialogState<ManifestEntry>>

type DayDialogsProps = {
  /** As the list shows them. */
  bookings: readonly ManifestEntry[] | undefined
  viewing: BookingDialog
  moving: BookingDialog
  confirmation: ReturnType<typeof useDecision>
}

/** The dialogs about one booking of the day, over its row. */
export function DayDialogs({ bookings, viewing, moving, confirmation }: DayDialogsProps) {
  return (
    <>
      {viewing.value && (
        <BookingDetailsDialog
          booking={latestOf(viewing.value, bookings)}
          // Whoever gives a decision up is back at the details.
          open={viewing.isOpen && !confirmation.isOpen}
          onClose={viewing.close}
          onDecide={confirmation.ask}
        />
      )}
      <DecisionDialog confirmation={confirmation} />
      {moving.value && (
        <MoveBooking
          key={moving.formKey}
          booking={moving.value}
          open={moving.isOpen}
          onClose={moving.close}
        />
      )}
    </>
  )
}
