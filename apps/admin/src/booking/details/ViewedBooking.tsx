import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { useDialogState } from '../../platform/use-dialog-state'
import { DecisionDialog } from '../decisions/DecisionDialog'
import type { useDecision } from '../decisions/use-decision'
import { BookingDetailsDialog } from './BookingDetailsDialog'
import { latestOf } from './latest-of'

type ViewedBookingProps = {
  /** As the list shows them. */
  bookings: readonly ManifestEntry[] | undefined
  viewing: ReturnType<typeof useDialogState<ManifestEntry>>
  confirmation: ReturnType<typeof useDecision>
}

/** The details of a booking over its list, and the decisions about it. */
export function ViewedBooking({ bookings, viewing, confirmation }: ViewedBookingProps) {
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
    </>
  )
}
