import { messageOf } from '@luzzu/api-client'
import { useChangeBookingStatusMutation } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { ConfirmDialog, showSuccess } from '@luzzu/ui'
import { useErrorToast } from '../../../platform/use-error-toast'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'

type CancelBookingProps = { booking: Booking; open: boolean; onClose: () => void; onCancelled: () => void }

/** Asks once more, then cancels. When that fails the question stays. */
export function CancelBooking({ booking, open, onClose, onCancelled }: CancelBookingProps) {
  const [changeStatus, { isLoading }] = useChangeBookingStatusMutation()
  const failure = useErrorToast()

  async function cancel() {
    failure.forget()
    const { data, error } = await changeStatus({ id: booking.id, status: 'Cancelled' })
    if (data) {
      showSuccess(MY_BOOKINGS_COPY.cancelled)
      onCancelled()
    } else {
      failure.say(messageOf(error, MY_BOOKINGS_COPY.cancelFailed))
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={MY_BOOKINGS_COPY.cancelQuestion}
      confirmLabel={MY_BOOKINGS_COPY.cancel}
      cancelLabel={MY_BOOKINGS_COPY.keep}
      tone="danger"
      busy={isLoading}
      onConfirm={cancel}
    >
      {booking.product_name} is given free for others. This cannot be undone.
    </ConfirmDialog>
  )
}
