import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { orderMessages } from './order.copy'

/** A card is charged for all that was ordered at once, so an approval alone may move nothing. */
export function OnHold({
  order: { authorized, bookings },
}: {
  order: Pick<Order, 'authorized' | 'bookings'>
}) {
  const { currency } = useSite()
  const pending = bookings.filter(({ status }) => status === 'Pending')
  const isPartlyApproved = bookings.some(({ status }) => status === 'Confirmed') && pending.length > 0
  if (authorized === 0 || !isPartlyApproved) return null
  return <p>{orderMessages.onHold(formatMoney(authorized, currency), pending)}</p>
}
