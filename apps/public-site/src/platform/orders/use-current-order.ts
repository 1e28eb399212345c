import { useDispatch } from '@luzzu/api-client'
import {
  type CheckoutDraft,
  type CurrentOrder,
  checkoutTyped,
  holdExtended,
  holdSent,
  itemEdited,
  type OrderItem,
  orderForgotten,
  orderOpened,
  placesHeld,
  useCurrentOrderState,
} from './current-order'

/** The order of this tab. `restored`: it has been read from storage. */
export function useCurrentOrder() {
  const dispatch = useDispatch()
  const { state, restored } = useCurrentOrderState()
  return {
    ...state,
    restored,
    keepHeld: (held: { order: CurrentOrder; items: OrderItem[]; editing?: number | null }) =>
      dispatch(placesHeld(held)),
    edit: (index: number | null) => dispatch(itemEdited(index)),
    keepSent: (sent: Parameters<typeof holdSent>[0]) => dispatch(holdSent(sent)),
    keepExtensions: (extensions: number) => dispatch(holdExtended(extensions)),
    keepTyped: (typed: Partial<CheckoutDraft>) => dispatch(checkoutTyped(typed)),
    open: (order: CurrentOrder) => dispatch(orderOpened(order)),
    forget: () => dispatch(orderForgotten()),
  }
}
