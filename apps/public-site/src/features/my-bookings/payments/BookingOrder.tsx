import { useSession } from '@luzzu/api-client'
import { useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import { ErrorState, Skeleton, Stack, size } from '@luzzu/ui'
import { DamageDeposits } from '../../../platform/orders/placed/DamageDeposits'
import { OrderDocuments } from '../../../platform/orders/placed/OrderDocuments'
import { PayBalance } from '../../../platform/orders/placed/PayBalance'
import { PLACED_COPY as COPY } from '../../../platform/orders/placed/placed.copy'

/** How the rest is paid, what came back, the receipts, and the refund policy as it was sold. */
export function BookingOrder({ orderId }: { orderId: number }) {
  const { user } = useSession()
  const { currency } = useSite()
  const access = { id: orderId }
  const order = useGetOwnOrderQuery(access, { refetchOnMountOrArgChange: true })
  if (order.data)
    return (
      <Stack gap={3}>
        {order.data.authorized > 0 && (
          <p>
            {COPY.authorized}: <strong>{formatMoney(order.data.authorized, currency)}</strong>.{' '}
            {COPY.authorizedHint}
          </p>
        )}
        <DamageDeposits order={order.data} />
        <PayBalance order={order.data} access={access} userId={user?.id_user_pk ?? null} />
        <OrderDocuments order={order.data} />
      </Stack>
    )
  if (order.isError)
    return <ErrorState title={COPY.notLoaded} onRetry={order.refetch} retrying={order.isFetching} />
  return <Skeleton shape="block" height={size(20)} label={COPY.loading} />
}
