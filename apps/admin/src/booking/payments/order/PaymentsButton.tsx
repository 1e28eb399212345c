import { usePayments } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { ReceiptText } from 'lucide-react'
import { useDialogState } from '../../../platform/use-dialog-state'
import { OrderDialog } from '../lazy-dialogs'
import { PAYMENTS_COPY as COPY, paymentMessages } from '../payments.copy'

/** Opens what was paid for a booking; nothing while payments are off. */
export function PaymentsButton({ booking }: { booking: Booking }) {
  const dialog = useDialogState<Booking>()
  if (!usePayments()) return null
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<ReceiptText aria-hidden="true" />}
        aria-label={paymentMessages.of(booking.id, booking.username)}
        onClick={() => dialog.open(booking)}
      >
        {COPY.title}
      </Button>
      {dialog.value && (
        <OrderDialog key={dialog.formKey} booking={booking} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}
