import { isProblem, messageOf } from '@luzzu/api-client'
import { useCancelOrderBookingsMutation, useGetRefundQuoteQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatInstant, formatMoney } from '@luzzu/domain'
import type { RefundQuoteAnswer } from '@luzzu/domain/contracts'
import { type SentRequest, withKey } from '@luzzu/page/area'
import { Alert, ConfirmDialog, ErrorState, Skeleton, Stack, showSuccess, size } from '@luzzu/ui'
import { useRef } from 'react'
import { useErrorToast } from '../../../platform/use-error-toast'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'
import { PAYMENTS_COPY as COPY, paymentMessages as messages } from './payments.copy'

export type CancelPaidBookingProps = {
  booking: { id: number; product_name: string; order_id: number }
  open: boolean
  onClose: () => void
  onCancelled: () => void
}

/** Tells what comes back before anything is cancelled. The dialog stays open when the request fails. */
export function CancelPaidBooking({ booking, open, onClose, onCancelled }: CancelPaidBookingProps) {
  const { currency } = useSite()
  const { id, order_id } = booking
  const quote = useGetRefundQuoteQuery(
    { id: order_id, booking_ids: [id] },
    { skip: !open, refetchOnMountOrArgChange: true },
  )
  const [cancelBookings, { isLoading }] = useCancelOrderBookingsMutation()
  const sent = useRef<SentRequest>(null)
  const errorToast = useErrorToast()
  const shown = quote.isFetching ? undefined : quote.currentData

  async function cancel() {
    if (!shown) return
    errorToast.dismiss()
    const request = { id: order_id, booking_ids: [id], refund_total: shown.refund_total }
    sent.current = withKey(request, sent.current)
    const { data, error } = await cancelBookings({ ...request, key: sent.current.key })
    if (data) {
      showSuccess(MY_BOOKINGS_COPY.cancelled)
      onCancelled()
    } else if (isProblem(error, 'refund-changed')) errorToast.show(COPY.changed)
    else errorToast.show(messageOf(error, MY_BOOKINGS_COPY.cancelFailed))
  }

  return (
    <ConfirmDialog
      open={open}
      // A late response must not close another dialog.
      onClose={() => {
        if (!isLoading) onClose()
      }}
      title={MY_BOOKINGS_COPY.cancelQuestion}
      confirmLabel={shown ? confirmLabel(shown, currency) : MY_BOOKINGS_COPY.cancel}
      cancelLabel={MY_BOOKINGS_COPY.keep}
      tone="danger"
      busy={isLoading || (shown === undefined && !quote.isError)}
      onConfirm={cancel}
    >
      <Stack gap={3}>
        <p>{booking.product_name} will be released. This cannot be undone.</p>
        {shown && <QuoteText quote={shown} />}
        {!shown && quote.isError && <ErrorState onRetry={quote.refetch} retrying={quote.isFetching} />}
        {!shown && !quote.isError && <Skeleton shape="block" height={size(16)} label={COPY.working} />}
      </Stack>
    </ConfirmDialog>
  )
}

const confirmLabel = ({ refund_total }: RefundQuoteAnswer, currency: string) =>
  refund_total > 0 ? messages.confirm(formatMoney(refund_total, currency)) : messages.cancelNothingBack

function QuoteText({ quote }: { quote: RefundQuoteAnswer }) {
  const { currency, time_zone } = useSite()
  const { refund_total, retained, percent_until } = quote
  const format = (amount: number) => formatMoney(amount, currency)
  return (
    <Alert role="status">
      <p>
        <strong>{messages.refund(format(refund_total), format(refund_total + retained))}</strong>
      </p>
      {retained > 0 && <p>{messages.retained(format(retained))}</p>}
      {refund_total > 0 && <p>{messages.atDesk}</p>}
      {percent_until && <p>{messages.until(formatInstant(percent_until, time_zone))}</p>}
    </Alert>
  )
}
