import { useSession } from '@luzzu/api-client'
import { usePayments, useSite } from '@luzzu/api-client/site'

/** Whether a booking is made as an order, whose places are held while it is confirmed: where it is paid, or made by a guest. */
export function useIsOrdered(): boolean {
  const { user } = useSession()
  const { guest_checkout: isForGuests = false } = useSite()
  const mode = usePayments()?.mode
  return mode !== undefined && (isForGuests || (mode === 'online' && user !== null))
}
