import { Alert, token } from '@luzzu/ui'
import styled from 'styled-components'
import { orderMessages } from './orders.copy'
import { UnfinishedOrders } from './UnfinishedOrders'
import { useCurrentOrder } from './use-current-order'
import { useOrdersElsewhere } from './use-orders-elsewhere'

/** Leads to what was begun in another tab and not finished. */
export function OrdersElsewhere() {
  const others = useOrdersElsewhere()
  const { order } = useCurrentOrder()
  if (others.length === 0) return null
  return (
    <Notice tone="warning">
      {orderMessages.elsewhere(others.length, order !== null)}
      <UnfinishedOrders orders={others} />
    </Notice>
  )
}

const Notice = styled(Alert)`
  margin-block: ${token('space-4')};
`
