import { useSession } from '@luzzu/api-client'
import { useListHeldOrdersQuery } from '@luzzu/api-client/own-orders'
import { usePayments } from '@luzzu/api-client/site'
import type { CurrentOrder } from './current-order'
import { useGuestHolds } from './guest-holds'
import { useCurrentOrder } from './use-current-order'

/**
 * What is begun and not finished beside the order of this tab, as after the tab of a payment was closed: by the account, and
 * by guests in this browser.
 */
export function useOrdersElsewhere(): CurrentOrder[] {
  const { user } = useSession()
  const userId = user?.id_user_pk ?? null
  const { order, restored } = useCurrentOrder()
  const isOnline = usePayments()?.mode === 'online'
  const skip = userId === null || !isOnline
  const { currentData: held = [] } = useListHeldOrdersQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  })
  const guests = useGuestHolds()
  if (!isOnline || !restored) return []
  const ofGuests = guests.map(({ id, orderToken }) => ({ id, orderToken, userId: null }))
  const all = [...held.map(({ id }) => ({ id, userId })), ...ofGuests]
  return all.filter(({ id }) => id !== order?.id)
}
