import { isProblem, messageOf } from '@luzzu/api-client'
import {
  type OrderAccess,
  useCancelOwnBookingsMutation,
  useGetOwnOrderQuery,
  useGetOwnRefundQuoteQuery,
} from '@luzzu/api-client/own-orders'
import { useSite } from '@luzzu/api-client/site'
import { formatInstant, formatMoney } from '@luzzu/domain'
import type { Payment, RefundQuoteAnswer } from '@luzzu/domain/contracts'
import { useIdempotencyKey } from '@luzzu/page/area'
import { Alert, ConfirmDialog, ErrorState, Skeleton, Stack, showSuccess, size } from '@luzzu/ui'
import { useErrorToast } from '../../use-error-toast'
import { PLACED_COPY as COPY, placedMessages as messages } from './placed.copy'

export type CancelWithRefundProps = {
  booking: { id: number; product_name: string }
  access: OrderAccess
  open: boolean
  onClose: () => void
  onCancelled: () => void
}

/** Tells what comes back before anything is cancelled. The dialog stays open when the request fails. */
export function CancelWithRefund({ booking, access, open, onClose, onCancelled }: CancelWithRefundProps) {
  const { currency } = useSite()
  const chosen = { ...access, bookingIds: [booking.id] }
  const quote = useGetOwnRefundQuoteQuery(chosen, { skip: !open, refetchOnMountOrArgChange: true })
  const order = useGetOwnOrderQuery(access, { skip: !open }).data
  const [cancelBookings, { isLoading }] = useCancelOwnBookingsMutation()
  const keyOf = useIdempotencyKey()
  const errorToast = useErrorToast()
  const shown = quote.isFetching ? undefined : quote.currentData

  async function cancel() {
    if (!shown) return
    errorToast.dismiss()
    const request = { ...chosen, refundTotal: shown.refund_total }
    const { data, error } = await cancelBookings({ ...request, key: keyOf(request) })
    if (data) {
      showSuccess(COPY.cancelled)
      onCancelled()
    } else if (isProblem(error, 'refund-changed')) errorToast.show(COPY.changed)
    else errorToast.show(messageOf(error, COPY.cancelFailed))
  }

  return (
    <ConfirmDialog
      open={open}
      // A late response must not close another dialog.
      onClose={() => {
        if (!isLoading) onClose()
      }}
      title={COPY.cancelQuestion}
      confirmLabel={shown ? confirmLabel(shown, currency) : COPY.cancel}
      cancelLabel={COPY.keep}
      tone="danger"
      busy={isLoading || (shown === undefined && !quote.isError)}
      onConfirm={cancel}
    >
      <Stack gap={3}>
        <p>{messages.released(booking.product_name)}</p>
        {shown && <QuoteText quote={shown} isToCard={order?.payments.some(isRefundable) ?? false} />}
        {!shown && quote.isError && <ErrorState onRetry={quote.refetch} retrying={quote.isFetching} />}
        {!shown && !quote.isError && <Skeleton shape="block" height={size(16)} label={COPY.working} />}
      </Stack>
    </ConfirmDialog>
  )
}

const confirmLabel = ({ refund_total }: RefundQuoteAnswer, currency: string) =>
  refund_total > 0 ? messages.confirm(formatMoney(refund_total, currency)) : messages.cancelNothingBack

/** Refunds go to the cards first. */
const isRefundable = ({ method, captured, refunded }: Payment) => method === 'card' && captured > refunded

function QuoteText({ quote, isToCard }: { quote: RefundQuoteAnswer; isToCard: boolean }) {
  const { currency, time_zone } = useSite()
  const { refund_total, retained, percent_until } = quote
  const format = (amount: number) => formatMoney(amount, currency)
  return (
    <Alert role="status">
      <p>
        <strong>{messages.refund(format(refund_total), format(refund_total + retained))}</strong>
      </p>
      {retained > 0 && <p>{messages.retained(format(retained))}</p>}
      {refund_total > 0 && <p>{isToCard ? messages.toCard : messages.atDesk}</p>}
      {percent_until && <p>{messages.until(formatInstant(percent_until, time_zone))}</p>}
    </Alert>
  )
}
