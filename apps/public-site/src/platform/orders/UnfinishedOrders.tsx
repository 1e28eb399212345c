import { useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import { isUnfinished } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { LinkButton, Stack, token } from '@luzzu/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { paths } from '../paths'
import type { CurrentOrder } from './current-order'
import { forgetGuestHold } from './guest-holds'
import { HeldPlaces } from './HeldPlaces'
import { isGone } from './order-problem'
import { orderMessages } from './orders.copy'
import { useCurrentOrder } from './use-current-order'
import { accessOf } from './use-own-order'

/** The ways to orders that are begun, to finish them or to give their places back. */
export function UnfinishedOrders({ orders }: { orders: readonly CurrentOrder[] }) {
  if (orders.length === 0) return null
  return (
    <Orders gap={3}>
      {orders.map((order) => (
        <UnfinishedOrder key={order.id} order={order} />
      ))}
    </Orders>
  )
}

function UnfinishedOrder({ order }: { order: CurrentOrder }) {
  const { open } = useCurrentOrder()
  const { data, isError, error } = useGetOwnOrderQuery(accessOf(order), { refetchOnMountOrArgChange: true })
  const isOver = (data !== undefined && !isUnfinished(data)) || (isError && isGone(error))
  const { id } = order
  useEffect(() => {
    if (isOver) forgetGuestHold(id)
  }, [isOver, id])
  return (
    <Stack gap={2}>
      {data && <HeldPlaces order={data} />}
      <LinkButton as={Link} size="small" variant="plain" to={paths.manage} onClick={() => open(order)}>
        {orderMessages.finish(id)}
      </LinkButton>
    </Stack>
  )
}

const Orders = styled(Stack)`
  margin-top: ${token('space-3')};
`
