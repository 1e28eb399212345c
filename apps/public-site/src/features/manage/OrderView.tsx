import type { OrderAccess, TimedOrder } from '@luzzu/api-client/own-orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { Link } from '@luzzu/routing'
import { Alert, DescriptionList, LinkButton } from '@luzzu/ui'
import { openPaymentUrl } from '../../platform/orders/open-payment'
import { DamageDeposits } from '../../platform/orders/placed/DamageDeposits'
import { OrderDocuments } from '../../platform/orders/placed/OrderDocuments'
import { orderRows } from '../../platform/orders/placed/order-rows'
import { PayBalance } from '../../platform/orders/placed/PayBalance'
import { paths } from '../../platform/paths'
import { HeldTime } from './HeldTime'
import { LostItems } from './LostItems'
import { MANAGE_COPY as COPY, OUTCOMES, UNPAID_TEXTS } from './manage.copy'
import { AlertActions, Section } from './manage.styles'
import { OrderBooking } from './OrderBooking'

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
      <Unplaced order={order} />
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

/** How an order goes on that is not placed. */
function Unplaced({ order }: { order: TimedOrder }) {
  const url = openPaymentUrl(order)
  const canPayAtDock = usePayments()?.pay_at_dock === true
  if (order.lost) return <LostItems lost={order.lost} orderId={order.id} />
  if (order.status === 'expired') return <Alert tone="warning">{OUTCOMES.expired.text}</Alert>
  if (order.status !== 'held' && order.status !== 'paying') return null
  return (
    <Alert tone="warning">
      {order.status === 'paying' ? (canPayAtDock ? UNPAID_TEXTS.dock : UNPAID_TEXTS.onlyNow) : COPY.held}
      <HeldTime order={order} />
      <AlertActions>
        {url && <LinkButton href={url}>{COPY.continueToPayment}</LinkButton>}
        <LinkButton as={Link} to={paths.cart} variant="plain">
          {COPY.toOrder}
        </LinkButton>
      </AlertActions>
    </Alert>
  )
}
