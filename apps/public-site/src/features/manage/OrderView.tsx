import type { OrderAccess, TimedOrder } from '@luzzu/api-client/own-orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { DescriptionList } from '@luzzu/ui'
import { DamageDeposits } from '../../platform/orders/placed/DamageDeposits'
import { OrderDocuments } from '../../platform/orders/placed/OrderDocuments'
import { orderRows } from '../../platform/orders/placed/order-rows'
import { PayBalance } from '../../platform/orders/placed/PayBalance'
import { MANAGE_COPY as COPY } from './manage.copy'
import { Section } from './manage.styles'
import { OrderBooking } from './OrderBooking'
import { UnplacedOrder } from './UnplacedOrder'

type OrderViewProps = {
  order: TimedOrder
  access: OrderAccess
  userId: number | null
  /** Whether it was placed just now. @default false */
  isNew?: boolean
}

/** The bookings of an order, its money and its documents. */
export function OrderView({ order, access, userId, isNew = false }: OrderViewProps) {
  const { currency, time_zone } = useSite()
  const mode = usePayments()?.mode
  return (
    <>
      <UnplacedOrder order={order} access={access} />
      {order.bookings.map((booking) => (
        <OrderBooking key={booking.id} booking={booking} access={access} isNew={isNew} />
      ))}
      <Section aria-label={COPY.payments}>
        <h2>{COPY.payments}</h2>
        <DescriptionList items={orderRows(order, { currency, timeZone: time_zone, mode })} />
        <DamageDeposits order={order} />
        <PayBalance order={order} access={access} userId={userId} />
        <OrderDocuments order={order} orderToken={access.orderToken} />
      </Section>
    </>
  )
}
