import { messageOf } from '@luzzu/api-client'
import { type OrderAccess, useReleaseOrderMutation } from '@luzzu/api-client/own-orders'
import type { Order } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { Button, showError, showSuccess } from '@luzzu/ui'
import { CHECKOUT_COPY } from '../../platform/orders/checkout/checkout.copy'
import { findMorePath } from '../../platform/orders/find-more'
import { forgetGuestHold } from '../../platform/orders/guest-holds'
import { ORDERS_COPY } from '../../platform/orders/orders.copy'
import { useCurrentOrder } from '../../platform/orders/use-current-order'

/** Ends an order that is not finished, and leads to what is free on its day. */
export function GiveBack({ order, access }: { order: Order; access: OrderAccess }) {
  const [release, { isLoading }] = useReleaseOrderMutation()
  const navigate = useNavigate()
  const current = useCurrentOrder()

  async function giveBack() {
    const { error } = await release(access)
    if (error) {
      showError(messageOf(error, ORDERS_COPY.unreachable))
      return
    }
    if (current.order?.id === order.id) current.forget()
    else forgetGuestHold(order.id)
    showSuccess(CHECKOUT_COPY.givenBack)
    navigate(findMorePath(order.items[0]))
  }

  return (
    <Button variant="plain" loading={isLoading} onClick={() => void giveBack()}>
      {CHECKOUT_COPY.giveBack}
    </Button>
  )
}
