import { POLLED_QUERY, useSession } from '@luzzu/api-client'
import { type OrderAccess, useGetOwnOrderQuery } from '@luzzu/api-client/own-orders'
import type { CurrentOrder } from './current-order'
import { isGone } from './order-problem'
import { useCurrentOrder } from './use-current-order'

const NOBODY = { id: 0 }

/** The order of this tab as the server knows it, while it is of whoever uses the tab. */
export function useOwnOrder() {
  const { user, ended } = useSession()
  const userId = user?.id_user_pk ?? null
  const current = useCurrentOrder()
  const isOwn = current.order !== null && current.order.userId === userId
  const isOthers = current.restored && current.order !== null && !isOwn && current.items.length > 0
  const access = isOwn && current.order ? accessOf(current.order) : undefined
  // A closure can end the hold, and the server ends it only once an open payment is ended.
  const query = useGetOwnOrderQuery(access ?? NOBODY, { skip: access === undefined, ...POLLED_QUERY })
  return {
    current,
    userId,
    isOwn,
    isForeign: isOthers && ended === null,
    isLeft: isOthers && ended !== null,
    access,
    query,
    order: access && query.currentData,
    /** Whether the server no longer knows it. */
    isMissing: access !== undefined && query.isError && isGone(query.error),
  }
}

/** What the server needs to know of whoever asks for an order. */
export const accessOf = ({ id, orderToken }: CurrentOrder): OrderAccess => ({
  id,
  ...(orderToken !== undefined && { orderToken }),
})
