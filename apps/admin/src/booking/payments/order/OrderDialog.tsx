import { LIST_QUERY } from '@luzzu/api-client'
import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { usePayments } from '@luzzu/api-client/site'
import { sumBy, toAmount, toCents, whyNotPayable } from '@luzzu/domain'
import type { Booking, Order } from '@luzzu/domain/contracts'
import { Alert, Button, Dialog, Skeleton, Stack, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useDialogState } from '../../../platform/use-dialog-state'
import { DepositSection } from '../damage-deposit/DepositSection'
import { PAYMENTS_COPY } from '../payments.copy'
import { RefundDialog, type RefundStart } from '../refund/RefundDialog'
import { TakePaymentDialog } from '../take/TakePaymentDialog'
import { useClosedToday } from '../use-closed-today'
import { BookedPlaces } from './BookedPlaces'
import { OrderContent } from './OrderContent'
import { OrderTotals, totalsBeforeOrder } from './OrderTotals'
import { ORDER_COPY as COPY, orderMessages } from './order.copy'

export type OrderDialogProps = {
  /** Left out where the order has none: it never came to be, or is deleted. */
  booking?: Booking | undefined
  /** By default that of the booking. */
  orderId?: number
  open: boolean
  onClose: () => void
}

/** What was paid for a booking and what is due, with all that staff can do about it. */
export function OrderDialog({ booking, orderId, open, onClose }: OrderDialogProps) {
  const order_id = orderId ?? booking?.order_id
  const query = useGetOrderQuery(order_id ?? 0, { ...LIST_QUERY, skip: !open || !order_id })
  const closed = useClosedToday({ skip: !open })
  const taking = useDialogState<number>()
  const refunding = useDialogState<RefundStart>()
  const order = query.currentData
  const due = dueOf(booking, order)
  const username = guestOf(booking, order)
  const refundable = refundableOf(order)
  const hasActions = isPaidOrDue(booking, order)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titleOf(booking, order_id, username)}
      size="medium"
      actions={
        hasActions && (
          <Actions
            booking={booking}
            order={order}
            sums={{ due, refundable }}
            closed={closed}
            isToCards={order !== undefined && goesToCards(order)}
            onRefund={() => order && refunding.open(refundOf(order, refundable, closed !== undefined))}
            onTake={() => taking.open(due)}
          />
        )
      }
    >
      {booking && <BookedPlaces booking={booking} others={order?.bookings} />}
      {hasActions && <ClosedNote reason={closed} />}
      {order_id ? (
        <QueryView
          query={query}
          failure={COPY.notLoaded}
          skeleton={<Skeleton label={COPY.loading} shape="block" height={size(64)} />}
        >
          {(loaded) => (
            <OrderContent
              order={loaded}
              booking={booking}
              username={username}
              isHandingOver={refunding.isOpen}
              onHandOver={(start) => refunding.open(start)}
            />
          )}
        </QueryView>
      ) : (
        booking && <BeforeOrder booking={booking} />
      )}
      {booking && taking.value !== undefined && (
        <TakePaymentDialog
          key={`take ${taking.formKey}`}
          booking={{ ...booking, balance_due: taking.value }}
          open={taking.isOpen}
          onClose={taking.close}
        />
      )}
      {refunding.value && (
        <RefundDialog
          key={`refund ${refunding.formKey}`}
          start={refunding.value}
          username={username}
          open={refunding.isOpen}
          onClose={refunding.close}
        />
      )}
    </Dialog>
  )
}

type ActionsProps = Pick<OrderDialogProps, 'booking'> & {
  order: Order | undefined
  sums: { due: number; refundable: number }
  closed: string | undefined
  /** Whether something can go back to cards, which are in no cash-up. */
  isToCards: boolean
  onRefund: () => void
  onTake: () => void
}

function Actions({ booking, order, sums, closed, isToCards, onRefund, onTake }: ActionsProps) {
  const { due, refundable } = sums
  const whyNotRefunded = isToCards ? undefined : closed
  return (
    <>
      <Button
        variant="plain"
        disabledReason={refundable > 0 ? whyNotRefunded : COPY.nothingPaid}
        onClick={onRefund}
      >
        {COPY.refund}
      </Button>
      {booking && (
        <Button disabledReason={whyNotTaken(booking, due, order) ?? closed} onClick={onTake}>
          {COPY.take}
        </Button>
      )}
    </>
  )
}

/** What guests do online goes on. */
function ClosedNote({ reason }: { reason: string | undefined }) {
  const isOnline = usePayments()?.mode === 'online'
  if (!reason) return null
  return (
    <ClosedAlert tone="warning">
      {reason} {isOnline && PAYMENTS_COPY.onlineGoesOn}
    </ClosedAlert>
  )
}

const ClosedAlert = styled(Alert)`
  margin-bottom: ${token('space-4')};
`

/** A booking of which nothing is recorded yet. */
function BeforeOrder({ booking }: { booking: Booking }) {
  return (
    <Stack gap={4}>
      <OrderTotals totals={totalsBeforeOrder(booking)} />
      <DepositSection booking={booking} deposits={[]} />
    </Stack>
  )
}

const dueOf = (booking: Booking | undefined, order: Order | undefined): number =>
  order?.balance_due ?? booking?.balance_due ?? 0

/** Else nothing can be taken or given back. Without a booking nothing is owed. */
const isPaidOrDue = (booking: Booking | undefined, order: Order | undefined): boolean =>
  ((order ?? booking)?.paid ?? 0) > 0 || (booking !== undefined && dueOf(booking, order) > 0)

const guestOf = (booking: Booking | undefined, order: Order | undefined): string =>
  booking?.username ?? order?.customer?.username ?? ''

const titleOf = (booking: Booking | undefined, orderId: number | null | undefined, username: string) =>
  booking ? orderMessages.title(booking.id, username) : orderMessages.titleOfOrder(orderId ?? 0, username)

function whyNotTaken({ status }: Booking, due: number, order: Order | undefined): string | undefined {
  if (status === 'Pending') return COPY.notConfirmed
  return due > 0 ? order && whyNotPayable(order.bookings) : PAYMENTS_COPY.nothingDue
}

/** What came in and neither went back nor is about to, in currency units. */
const refundableOf = (order: Order | undefined): number =>
  order ? toAmount(Math.max(0, toCents(order.paid) - toCents(order.refunded))) : 0

/** After the cash-up only what goes to cards. */
function refundOf(order: Order, refundable: number, isClosed: boolean): RefundStart {
  const onCards = onCardsOf(order)
  return {
    orderId: order.id,
    refundable: isClosed ? Math.min(refundable, onCards) : refundable,
    onCards,
    cardsOnly: isClosed,
    priced: order,
  }
}

/** Whether cards take something back, and have refused nothing of the order. */
const goesToCards = (order: Order): boolean =>
  onCardsOf(order) > 0 &&
  !order.refunds.some(({ method, status }) => method === 'card' && status === 'failed')

/** What of it was paid by cards, to which refunds go first. */
const onCardsOf = ({ payments }: Pick<Order, 'payments'>): number =>
  toAmount(
    sumBy(
      payments.filter(({ method }) => method === 'card'),
      ({ captured, refunded }) => toCents(captured) - toCents(refunded),
    ),
  )
