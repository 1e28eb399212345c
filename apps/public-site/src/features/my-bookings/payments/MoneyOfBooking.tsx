import { usePayments, useSite } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { DescriptionList } from '@luzzu/ui'
import { moneyRows } from './money-rows'
import { OrderOfBooking } from './OrderOfBooking'

/** What was paid for a booking and what is due, with what can be done about it. */
export function MoneyOfBooking({ booking }: { booking: Booking }) {
  const { currency } = useSite()
  const isOnline = usePayments()?.mode === 'online'
  return (
    <>
      <DescriptionList items={moneyRows(booking, { currency, isOnline })} />
      {booking.order_id && <OrderOfBooking orderId={booking.order_id} />}
    </>
  )
}
