import { useSession } from '@luzzu/api-client'
import { useListHeldOrdersQuery } from '@luzzu/api-client/own-orders'
import { usePayments } from '@luzzu/api-client/site'
import { Alert, token } from '@luzzu/ui'
import styled from 'styled-components'
import { orderMessages } from './orders.copy'
import { UnfinishedOrders } from './UnfinishedOrders'
import { useCurrentOrder } from './use-current-order'

/** What the account holds beside the order of this tab, as after the tab of a payment was closed. */
export function OrdersElsewhere() {
  const { user } = useSession()
  const { order, restored } = useCurrentOrder()
  const mode = usePayments()?.mode
  const skip = user === null || mode !== 'online'
  const { data = [] } = useListHeldOrdersQuery(undefined, { skip, refetchOnMountOrArgChange: true })
  const others = data.map(({ id }) => id).filter((id) => id !== order?.id)
  if (skip || !restored || others.length === 0) return null
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
