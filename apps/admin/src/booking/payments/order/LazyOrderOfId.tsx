import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { LazyOrderDialog } from './LazyOrderDialog'

type LazyOrderOfIdProps = { orderId: number; open: boolean; onClose: () => void }

/** The payments of an order, by its first booking. */
export function LazyOrderOfId({ orderId, open, onClose }: LazyOrderOfIdProps) {
  const { currentData } = useGetOrderQuery(orderId, { skip: !open })
  const booking = currentData?.bookings[0]
  return booking ? <LazyOrderDialog booking={booking} open={open} onClose={onClose} /> : null
}
