import { usePayments, useSite } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { DescriptionList } from '@luzzu/ui'
import { BookingOrder } from './BookingOrder'
import { paymentRows } from './payment-rows'

/** What was paid for a booking and what is due, with what can be done about it. */
export function BookingPayments({ booking }: { booking: Booking }) {
  const { currency } = useSite()
  const isOnline = usePayments()?.mode === 'online'
  return (
    <>
      <DescriptionList items={paymentRows(booking, { currency, isOnline })} />
      {booking.order_id && <BookingOrder orderId={booking.order_id} />}
    </>
  )
}
