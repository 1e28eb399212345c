import { useDispatch } from '@luzzu/api-client'
import {
  type CheckoutDraft,
  type CurrentOrder,
  checkoutSubmitted,
  checkoutTyped,
  type Held,
  holdExtended,
  holdSent,
  itemEdited,
  type LostPlace,
  type OrderItem,
  orderForgotten,
  orderOpened,
  placesHeld,
  placesLost,
  useCurrentOrderState,
} from './current-order'
import { forgetGuestHold } from './guest-holds'

/** The order of this tab. `restored`: it has been read from storage. */
export function useCurrentOrder() {
  const dispatch = useDispatch()
  const { state, restored } = useCurrentOrderState()

  /** Other tabs are no longer led to it. */
  function leaveOrder() {
    if (state.order) forgetGuestHold(state.order.id)
  }

  return {
    ...state,
    restored,
    keepHeld(held: Held) {
      if (held.order.id !== state.order?.id) leaveOrder()
      dispatch(placesHeld(held))
    },
    keepLost(items: OrderItem[], lost: LostPlace[]) {
      if (items.length === 0) leaveOrder()
      dispatch(placesLost({ items, lost }))
    },
    edit: (index: number | null) => dispatch(itemEdited(index)),
    keepSent: (sent: Parameters<typeof holdSent>[0]) => dispatch(holdSent(sent)),
    keepExtended: (extended: Parameters<typeof holdExtended>[0]) => dispatch(holdExtended(extended)),
    keepTyped: (typed: Partial<CheckoutDraft>) => dispatch(checkoutTyped(typed)),
    keepSubmitted: () => dispatch(checkoutSubmitted()),
    open: (order: CurrentOrder) => dispatch(orderOpened(order)),
    forget() {
      leaveOrder()
      dispatch(orderForgotten())
    },
  }
}
