import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { formatInstant, formatMoney, isUnfinished } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { Stack } from '@luzzu/ui'
import { guestsMessages } from '../../guests.copy'
import { Entries, Entry, Part } from '../Entries.styles'
import { OrderContact } from './OrderContact'
import { ORDER_COPY as COPY, orderMessages as messages } from './order.copy'
import { whyNotBooked } from './why-not-booked'

/** Of an order without a booking: what has happened, who it is, and what it was to be. */
export function OrderedItems({ order }: { order: Order }) {
  return (
    <Stack gap={3}>
      <p>
        {whyNotBooked(order)} {isUnfinished(order) && <HeldUntil order={order} />}
      </p>
      <OrderContact customer={order.customer} />
      {order.items.length > 0 && <Items items={order.items} />}
    </Stack>
  )
}

function HeldUntil({ order: { items, expires_at } }: { order: Order }) {
  const { time_zone } = useSite()
  const now = useNow()
  if (expires_at === null) return null
  return messages.held(items.length, formatInstant(expires_at, time_zone), new Date(expires_at) <= now)
}

function Items({ items }: Pick<Order, 'items'>) {
  const { currency } = useSite()
  const { data: slots } = useListTimeSlotsQuery()
  return (
    <Part>
      <h3>{COPY.ordered}</h3>
      <Entries>
        {items.map(({ index, product_name, slot_id, booking_date, guests, total_price }) => {
          const slot = slots?.find(({ id }) => id === slot_id)
          return (
            <li key={index}>
              <Entry>
                <div>
                  <strong>{product_name}</strong>
                  <small>
                    {messages.chosen(
                      booking_date,
                      slot && `${slot.name} ${slot.time_range}`,
                      guests === null ? undefined : guestsMessages.guests(guests),
                    )}
                  </small>
                </div>
                <span>{formatMoney(total_price, currency)}</span>
              </Entry>
            </li>
          )
        })}
      </Entries>
    </Part>
  )
}
