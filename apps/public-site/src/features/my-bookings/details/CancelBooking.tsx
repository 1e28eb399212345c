import { useChangeBookingStatusMutation } from '@luzzu/api-client/bookings'
import { usePayments } from '@luzzu/api-client/site'
import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { HoldsPage } from '@luzzu/page/area'
import { ConfirmDialog, showSuccess } from '@luzzu/ui'
import { useErrorToast } from '../../../platform/use-error-toast'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'

type CancelBookingProps = { booking: Booking; open: boolean; onClose: () => void; onCancelled: () => void }

/** Confirms before cancelling. The dialog stays open when the request fails. */
export function CancelBooking({ booking, open, onClose, onCancelled }: CancelBookingProps) {
  const [changeStatus, { isLoading }] = useChangeBookingStatusMutation()
  const errorToast = useErrorToast()
  // Where payments are on, a refund says what is given back.
  const isFree = usePayments() === undefined

  async function cancel() {
    errorToast.dismiss()
    const { data, error } = await changeStatus({ id: booking.id, status: 'Cancelled' })
    if (data) {
      showSuccess(MY_BOOKINGS_COPY.isCancelled)
      onCancelled()
    } else {
      errorToast.fail(error, MY_BOOKINGS_COPY.cancelFailed)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      // A late response must not close another dialog.
      onClose={() => {
        if (!isLoading) onClose()
      }}
      title={MY_BOOKINGS_COPY.cancelQuestion}
      confirmLabel={MY_BOOKINGS_COPY.cancel}
      cancelLabel={MY_BOOKINGS_COPY.keep}
      tone="danger"
      busy={isLoading}
      onConfirm={cancel}
    >
      <HoldsPage />
      {booking.product_name} on {formatDateWithWeekday(booking.booking_date)}, {booking.time_range}, will be
      released. {isFree && MY_BOOKINGS_COPY.cancelFree} This cannot be undone.
    </ConfirmDialog>
  )
}
