import { LIST_QUERY } from '@luzzu/api-client'
import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { sumBy, toAmount, toCents } from '@luzzu/domain'
import type { Booking, Order } from '@luzzu/domain/contracts'
import { Alert, Button, Dialog, Skeleton, Stack, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useDialogState } from '../../../platform/use-dialog-state'
import { DepositSection } from '../damage-deposit/DepositSection'
import { OnlineBalance } from '../online/OnlineBalance'
import { RefundDialog, type RefundStart } from '../refund/RefundDialog'
import { TakePaymentDialog } from '../take/TakePaymentDialog'
import { useClosedToday } from '../use-closed-today'
import { DocumentList } from './DocumentList'
import { OrderTotals, totalsBeforeOrder } from './OrderTotals'
import { ORDER_COPY as COPY, orderMessages } from './order.copy'
import { TransactionList } from './TransactionList'

export type OrderDialogProps = { booking: Booking; open: boolean; onClose: () => void }

/** What was paid for a booking and what is due, with all that staff can do about it. */
export function OrderDialog({ booking, open, onClose }: OrderDialogProps) {
  const { order_id } = booking
  const query = useGetOrderQuery(order_id ?? 0, { ...LIST_QUERY, skip: !open || !order_id })
  const closed = useClosedToday({ skip: !open })
  const taking = useDialogState<number>()
  const refunding = useDialogState<RefundStart>()
  const order = query.currentData
  const due = order?.balance_due ?? booking.balance_due ?? 0
  const refundable = order ? refundableOf(order) : 0

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={orderMessages.title(booking.id, booking.username)}
      size="medium"
      actions={
        <>
          <Button
            variant="plain"
            disabledReason={refundable > 0 ? closed : COPY.nothingPaid}
            onClick={() => order && refunding.open(refundOf(order, refundable))}
          >
            {COPY.refund}
          </Button>
          <Button disabledReason={whyNotTaken(booking, due) ?? closed} onClick={() => taking.open(due)}>
            {COPY.take}
          </Button>
        </>
      }
    >
      <Booked>{orderMessages.booked(booking)}</Booked>
      {closed && <ClosedAlert tone="warning">{closed}</ClosedAlert>}
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
              isHandingOver={refunding.isOpen}
              onHandOver={(start) => refunding.open(start)}
            />
          )}
        </QueryView>
      ) : (
        <Stack gap={4}>
          <OrderTotals totals={totalsBeforeOrder(booking)} />
          <DepositSection booking={booking} deposits={[]} />
        </Stack>
      )}
      {taking.value !== undefined && (
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
          username={booking.username}
          open={refunding.isOpen}
          onClose={refunding.close}
        />
      )}
    </Dialog>
  )
}

const Booked = styled.p`
  margin-bottom: ${token('space-3')};
  color: ${token('text-muted')};
`

const ClosedAlert = styled(Alert)`
  margin-bottom: ${token('space-4')};
`

type OrderContentProps = {
  order: Order
  booking: Booking
  isHandingOver: boolean
  onHandOver: (start: RefundStart) => void
}

function OrderContent({ order, booking, isHandingOver, onHandOver }: OrderContentProps) {
  const deposits = order.damage_deposits.filter(({ booking_id }) => booking_id === booking.id)
  return (
    <Stack gap={4}>
      <OrderTotals totals={order} />
      <OnlineBalance order={order} />
      <TransactionList
        order={order}
        username={booking.username}
        isHandingOver={isHandingOver}
        onHandOver={onHandOver}
      />
      <DocumentList documents={order.documents} />
      <DepositSection booking={booking} deposits={deposits} />
      {order.policy && <p>{order.policy.text}</p>}
    </Stack>
  )
}

function whyNotTaken({ status }: Booking, due: number): string | undefined {
  if (status === 'Pending') return COPY.notConfirmed
  return due > 0 ? undefined : COPY.nothingDue
}

/** What came in and neither went back nor is about to, in currency units. */
const refundableOf = ({ paid, refunded }: Pick<Order, 'paid' | 'refunded'>): number =>
  toAmount(Math.max(0, toCents(paid) - toCents(refunded)))

const refundOf = (order: Order, refundable: number): RefundStart => ({
  orderId: order.id,
  refundable,
  onCards: onCardsOf(order),
  priced: order,
})

/** What of it was paid by cards, to which refunds go first. */
const onCardsOf = ({ payments }: Pick<Order, 'payments'>): number =>
  toAmount(
    sumBy(
      payments.filter(({ method }) => method === 'card'),
      ({ captured, refunded }) => toCents(captured) - toCents(refunded),
    ),
  )
