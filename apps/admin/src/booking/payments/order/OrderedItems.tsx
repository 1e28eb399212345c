import { useNow } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { formatInstant, isUnfinished } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { ORDER_COPY as COPY, orderMessages as messages } from './order.copy'

/** What an order without a booking was to be. */
export function OrderedItems({ order }: { order: UnbookedOrder }) {
  const { data: products } = useListProductsQuery()
  const { data: slots } = useListTimeSlotsQuery()
  return (
    <div>
      <p>
        {whyNotBooked(order)} {isUnfinished(order) && <HeldUntil order={order} />}
      </p>
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

type UnbookedOrder = Pick<Order, 'items' | 'status' | 'payments' | 'expires_at'>

function HeldUntil({ order: { items, expires_at } }: { order: UnbookedOrder }) {
  const { time_zone } = useSite()
  const now = useNow()
  if (expires_at === null) return null
  return messages.held(items.length, formatInstant(expires_at, time_zone), new Date(expires_at) <= now)
}

function whyNotBooked({ status, payments }: UnbookedOrder): string {
  if (isUnfinished({ status })) return COPY.unfinished
  const isReleased = payments.some((payment) => payment.method === 'card' && payment.status === 'voided')
  return status === 'expired' && isReleased ? COPY.lost : COPY.noBooking
}
