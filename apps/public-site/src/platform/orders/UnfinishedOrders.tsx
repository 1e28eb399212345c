import { Link } from '@luzzu/routing'
import { LinkButton, Stack, token } from '@luzzu/ui'
import styled from 'styled-components'
import { paths } from '../paths'
import type { CurrentOrder } from './current-order'
import { HeldPlaces } from './HeldPlaces'
import { orderMessages } from './orders.copy'
import { useCurrentOrder } from './use-current-order'
import { useUnfinishedOrder } from './use-unfinished-order'

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
  const data = useUnfinishedOrder(order)
  return (
    <Stack gap={2}>
      {data && <HeldPlaces order={data} />}
      <div>
        <LinkButton as={Link} size="small" variant="plain" to={paths.manage} onClick={() => open(order)}>
          {orderMessages.finish(order.id)}
        </LinkButton>
      </div>
    </Stack>
  )
}

const Orders = styled(Stack)`
  margin-top: ${token('space-3')};
`
