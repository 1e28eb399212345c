import { useGetOrderQuery } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { amountOnHold, describeHold } from './describe-hold'
import { holdMessages } from './hold.copy'

type HoldSentenceProps = {
  booking: Pick<Booking, 'id' | 'status' | 'authorized'> & { order_id: number }
  decision: 'approve' | 'decline'
}

/** What becomes of the money on hold for a request; until its order is read, only that it is. */
export function HoldSentence({ booking, decision }: HoldSentenceProps) {
  const { currency } = useSite()
  const { data: order } = useGetOrderQuery(booking.order_id, { refetchOnMountOrArgChange: true })
  const format = (amount: number) => formatMoney(amount, currency)
  const text = order
    ? describeHold(decision, booking, { bookings: order.bookings, format })
    : holdMessages.onHold(format(amountOnHold(booking)))
  return <p role="status">{text && <strong>{text}</strong>}</p>
}
