import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { Banknote, Check } from 'lucide-react'
import { useEffect } from 'react'
import { useDialogState } from '../../platform/use-dialog-state'
import { DueButton, NotPaid } from './Balance.styles'
import { TakePaymentDialog } from './lazy-dialogs'
import { PAYMENTS_COPY as COPY, paymentMessages } from './payments.copy'
import type { PayableBooking } from './take/use-take-payment'
import { useClosedToday } from './use-closed-today'

/** What a confirmed booking still owes, by a button that takes it, or as text of guests who did not come; nothing while payments are off. */
export function Balance({ booking }: { booking: Booking }) {
  const dialog = useDialogState<PayableBooking>()
  const { currency } = useSite()
  const { id, username, product_name, order_id, status, paid = 0, balance_due = 0 } = booking
  // Guests of a reseller have paid there.
  const payments = usePayments()
  const isOn = payments !== undefined && status === 'Confirmed' && !booking.reseller
  const isOwed = isOn && balance_due > 0
  const isDue = isOwed && booking.attendance !== 'no_show'
  const closed = useClosedToday({ skip: !isDue || payments?.mode === 'online' })
  const due = formatMoney(balance_due, currency)
  useEffect(() => {
    // Ahead, because the dock may be out of reach when it is needed.
    if (isDue) TakePaymentDialog.preload().catch(() => undefined)
  }, [isDue])

  return (
    <>
      {isDue && (
        <DueButton
          variant="plain"
          size="small"
          icon={<Banknote aria-hidden="true" />}
          aria-label={paymentMessages.take(due, username)}
          disabledReason={closed}
          onClick={() =>
            dialog.open({ id, username, product_name, order_id, balance_due, isOwnBalance: true })
          }
        >
          {paymentMessages.due(due)}
        </DueButton>
      )}
      {isOwed && !isDue && <NotPaid>{paymentMessages.notPaid(due)}</NotPaid>}
      {isOn && !isOwed && paid > 0 && (
        <Badge tone="confirmed" icon={<Check aria-hidden="true" />}>
          {COPY.paid}
        </Badge>
      )}
      {dialog.value && (
        <TakePaymentDialog
          key={dialog.formKey}
          booking={dialog.value}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
