import { useListProductsQuery } from '@luzzu/api-client/products'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { Order } from '@luzzu/domain/contracts'
import { ORDER_COPY as COPY, orderMessages as messages } from './order.copy'

/** What an order without a booking was to be. */
export function OrderedItems({ order }: { order: Pick<Order, 'items' | 'status' | 'payments'> }) {
  const { data: products } = useListProductsQuery()
  const { data: slots } = useListTimeSlotsQuery()
  return (
    <div>
      <p>{whyNotBooked(order)}</p>
      {order.items.map(({ index, id_product_fk, slot_id, booking_date }) => {
        const slot = slots?.find(({ id }) => id === slot_id)
        return (
          <p key={index}>
            {messages.ordered(
              products?.find(({ id }) => id === id_product_fk)?.name,
              booking_date,
              slot && `${slot.name} ${slot.time_range}`,
            )}
          </p>
        )
      })}
    </div>
  )
}

function whyNotBooked({ status, payments }: Pick<Order, 'status' | 'payments'>): string {
  if (status === 'held' || status === 'paying') return COPY.unfinished
  const isReleased = payments.some((payment) => payment.method === 'card' && payment.status === 'voided')
  return status === 'expired' && isReleased ? COPY.lost : COPY.noBooking
}
