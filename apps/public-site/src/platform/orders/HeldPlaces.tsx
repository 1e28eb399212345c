import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { Stack } from '@luzzu/ui'
import { HeldTime } from './HeldTime'
import { PlaceTime } from './PlaceTime'

/** What an order holds that is not booked yet, and for how long. */
export function HeldPlaces({ order }: { order: TimedOrder }) {
  return (
    <Stack gap={2}>
      {order.items.map((item) => (
        <p key={item.index}>
          <strong>{item.product_name}</strong>, <PlaceTime place={item} />
        </p>
      ))}
      <HeldTime order={order} />
    </Stack>
  )
}
