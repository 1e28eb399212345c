import { isProblem } from '@luzzu/api-client'
import {
  type OrderAccess,
  useCancelOwnBookingsMutation,
  useGetOwnOrderQuery,
  useGetOwnRefundQuoteQuery,
} from '@luzzu/api-client/own-orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, zoneName } from '@luzzu/domain'
import type { Booking, Order, Payment, RefundQuoteAnswer } from '@luzzu/domain/contracts'
import { HoldsPage, useIdempotencyKey } from '@luzzu/page/area'
import { Alert, ConfirmDialog, ErrorState, Skeleton, Stack, showSuccess, size } from '@luzzu/ui'
import { useErrorToast } from '../../use-error-toast'
import { formatDateAndTime } from '../free-until'
import { cardMoneyOf, releasedWith } from './card-money'
import { PLACED_COPY as COPY, placedMessages as messages } from './placed.copy'

export type CancelWithRefundProps = {
  booking: Pick<Booking, 'id' | 'product_name' | 'booking_date' | 'time_range'>
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
  const order = useGetOwnOrderQuery(access, { skip: !open })
  const [cancelBookings, { isLoading }] = useCancelOwnBookingsMutation()
  const keyOf = useIdempotencyKey()
  const errorToast = useErrorToast()
  const shown = quote.isFetching || !order.data ? undefined : quote.currentData
  const failed = [quote, order].find(({ isError }) => isError)

  async function cancel() {
    if (!shown) return
    errorToast.dismiss()
    const request = { ...chosen, refundTotal: shown.refund_total }
    const { data, error } = await cancelBookings({ ...request, key: keyOf(request) })
    if (data) {
      showSuccess(cancelledText(shown, order.data, currency))
      onCancelled()
    } else if (isProblem(error, 'refund-changed')) errorToast.show(COPY.changed)
    else errorToast.fail(error, COPY.cancelFailed)
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
      busy={isLoading || (shown === undefined && !failed)}
      onConfirm={cancel}
    >
      <HoldsPage />
      <Stack gap={3}>
        <p>{messages.released(booking)}</p>
        {shown && order.data && <QuoteText bookingId={booking.id} quote={shown} order={order.data} />}
        {!shown && failed && <ErrorState onRetry={failed.refetch} retrying={failed.isFetching} />}
        {!shown && !failed && <Skeleton shape="block" height={size(16)} label={COPY.working} />}
      </Stack>
    </ConfirmDialog>
  )
}

const confirmLabel = ({ refund_total, retained }: RefundQuoteAnswer, currency: string) => {
  if (refund_total > 0) return messages.confirm(formatMoney(refund_total, currency))
  return retained > 0 ? messages.cancelNothingBack : COPY.cancel
}

/** Refunds go to the cards first. */
const isRefundable = ({ method, captured, refunded }: Payment) => method === 'card' && captured > refunded

function cancelledText(
  { refund_total }: RefundQuoteAnswer,
  order: Order | undefined,
  currency: string,
): string {
  if (refund_total === 0) return COPY.cancelled
  const isToCard = order?.payments.some(isRefundable) ?? false
  return `${COPY.cancelled} ${messages.givenBack(formatMoney(refund_total, currency), isToCard)}`
}

type QuoteTextProps = { bookingId: number; quote: RefundQuoteAnswer; order: Order }

/** What becomes of the money: what was paid is refunded or kept, what is only held on a card is released. */
function QuoteText({ bookingId, quote, order }: QuoteTextProps) {
  const { currency, time_zone } = useSite()
  const { refund_total, retained, percent_until } = quote
  const format = (amount: number) => formatMoney(amount, currency)
  const paid = refund_total + retained
  if (paid === 0) {
    const { held } = cardMoneyOf(order)
    if (held === 0) return <p>{COPY.nothingPaid}</p>
    return (
      <Alert role="status">
        <strong>{releasedText(bookingId, order, format)}</strong>
      </Alert>
    )
  }
  const until = percent_until && formatDateAndTime(new Date(percent_until), time_zone)
  return (
    <Alert role="status">
      <p>
        <strong>
          {refund_total > 0
            ? messages.refund(format(refund_total), format(paid))
            : messages.noRefund(format(paid))}
        </strong>
      </p>
      {refund_total > 0 && (
        <>
          {retained > 0 && <p>{messages.retained(format(retained))}</p>}
          <p>{order.payments.some(isRefundable) ? messages.toCard : messages.atDesk}</p>
          {until && <p>{messages.until(until, zoneName(time_zone))}</p>}
        </>
      )}
    </Alert>
  )
}

function releasedText(bookingId: number, order: Order, format: (amount: number) => string): string {
  const { held } = cardMoneyOf(order)
  const released = releasedWith(bookingId, order)
  if (released === held) return messages.heldReleased(format(held))
  return released === undefined ? COPY.heldInPart : messages.heldInPart(format(released), format(held))
}
