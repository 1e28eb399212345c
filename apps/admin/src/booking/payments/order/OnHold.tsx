import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { orderMessages } from './order.copy'

/** What approving charges. A card is charged for all that was ordered at once, so an approval alone may move nothing. */
export function OnHold({
  order: { authorized, bookings },
}: {
  order: Pick<Order, 'authorized' | 'bookings'>
}) {
  const { currency } = useSite()
  const pending = bookings.filter(({ status }) => status === 'Pending')
  if (authorized === 0 || pending.length === 0) return null
  const amount = formatMoney(authorized, currency)
  const isOne = pending.length === 1 && bookings.every(({ status }) => status !== 'Confirmed')
  return <p>{isOne ? orderMessages.onHoldForOne(amount) : orderMessages.onHold(amount, pending)}</p>
}
