import { usePayments, useSite } from '@luzzu/api-client/site'
import { DescriptionList } from '@luzzu/ui'
import type { BalanceLineProps } from './BalanceLine'
import { BookingOrder } from './BookingOrder'
import { paymentRows } from './payment-rows'

/** What was paid for a booking and what is due, with what can be done about it. */
export function BookingPayments({ booking, isUpcoming }: BalanceLineProps) {
  const { currency } = useSite()
  const isOnline = usePayments()?.mode === 'online'
  const rows = paymentRows(booking, { currency, isOnline, isUpcoming })
  return (
    <>
      {rows.length > 0 && <DescriptionList items={rows} />}
      {booking.order_id && <BookingOrder booking={booking} orderId={booking.order_id} />}
    </>
  )
}
