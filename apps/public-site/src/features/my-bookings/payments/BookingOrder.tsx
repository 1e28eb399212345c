import { useSession } from '@luzzu/api-client'
import { useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { DescriptionList, ErrorState, Skeleton, Stack, size } from '@luzzu/ui'
import { cardMoneyOf } from '../../../platform/orders/placed/card-money'
import { DamageDeposits } from '../../../platform/orders/placed/DamageDeposits'
import { OrderDocuments } from '../../../platform/orders/placed/OrderDocuments'
import { cancelledOf, orderRows } from '../../../platform/orders/placed/order-rows'
import { PayBalance } from '../../../platform/orders/placed/PayBalance'
import { PLACED_COPY as COPY, placedMessages } from '../../../platform/orders/placed/placed.copy'

type BookingOrderProps = { booking: Booking; orderId: number }

/** How the rest of the order is paid, what came back, the receipts, and the refund policy as it was sold. */
export function BookingOrder({ booking, orderId }: BookingOrderProps) {
  const { user } = useSession()
  const { currency, time_zone } = useSite()
  const mode = usePayments()?.mode
  const access = { id: orderId }
  const order = useGetOwnOrderQuery(access, { refetchOnMountOrArgChange: true })
  if (order.data) {
    const { held, released } = cardMoneyOf(order.data)
    const { length } = order.data.bookings
    return (
      <Stack gap={3}>
        {length > 1 && (
          <>
            <h3>{placedMessages.wholeOrder(length, cancelledOf(order.data))}</h3>
            <DescriptionList items={orderRows(order.data, { currency, timeZone: time_zone, mode })} />
          </>
        )}
        {length < 2 && held > 0 && (
          <p>
            {COPY.authorized}: <strong>{formatMoney(held, currency)}</strong>. {COPY.authorizedHint}
          </p>
        )}
        {length < 2 && released > 0 && (
          <p>
            {COPY.released}: <strong>{formatMoney(released, currency)}</strong>. {COPY.releasedHint}
          </p>
        )}
        <DamageDeposits order={order.data} />
        <PayBalance order={order.data} access={access} userId={user?.id_user_pk ?? null} />
        <OrderDocuments order={order.data} bookings={[booking]} />
      </Stack>
    )
  }
  if (order.isError)
    return <ErrorState title={COPY.notLoaded} onRetry={order.refetch} retrying={order.isFetching} />
  return <Skeleton shape="block" height={size(20)} label={COPY.loading} />
}
