import { describeRefundTiersToStaff } from '@luzzu/domain'
import type { Booking, Order } from '@luzzu/domain/contracts'
import { Stack } from '@luzzu/ui'
import { DepositSection } from '../damage-deposit/DepositSection'
import { OnlineBalance } from '../online/OnlineBalance'
import type { RefundStart } from '../refund/RefundDialog'
import { soldTermsOf } from '../sold-terms-of'
import { DocumentList } from './DocumentList'
import { OnHold } from './OnHold'
import { OrderedItems } from './OrderedItems'
import { OrderTotals } from './OrderTotals'
import { TransactionList } from './TransactionList'

type OrderContentProps = {
  order: Order
  booking: Booking | undefined
  username: string
  isHandingOver: boolean
  onHandOver: (start: RefundStart) => void
}

/** The sums of an order, all that moved, and the damage deposits of a booking. */
export function OrderContent({ order, booking, username, isHandingOver, onHandOver }: OrderContentProps) {
  const sold = booking && soldTermsOf(order, booking.id)
  return (
    <Stack gap={4}>
      {!booking && <OrderedItems order={order} />}
      <OrderTotals totals={order} />
      <OnHold order={order} />
      <OnlineBalance order={order} />
      <TransactionList
        order={order}
        username={username}
        isHandingOver={isHandingOver}
        onHandOver={onHandOver}
      />
      <DocumentList documents={order.documents} />
      {booking && (
        <DepositSection
          booking={booking}
          agreed={sold?.damage_deposit}
          deposits={order.damage_deposits.filter(({ booking_id }) => booking_id === booking.id)}
        />
      )}
      {sold && <p>{describeRefundTiersToStaff(sold.refund_tiers)}</p>}
    </Stack>
  )
}
