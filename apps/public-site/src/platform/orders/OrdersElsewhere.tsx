import { Alert, token } from '@luzzu/ui'
import styled from 'styled-components'
import { orderMessages } from './orders.copy'
import { UnfinishedOrders } from './UnfinishedOrders'
import { useOrdersElsewhere } from './use-orders-elsewhere'

/** Leads to what was begun in another tab and not finished. */
export function OrdersElsewhere() {
  const others = useOrdersElsewhere()
  if (others.length === 0) return null
  return (
    <Notice tone="warning">
      {orderMessages.elsewhere(others.length)}
      <UnfinishedOrders orders={others} />
    </Notice>
  )
}

const Notice = styled(Alert)`
  margin-block: ${token('space-4')};
`
