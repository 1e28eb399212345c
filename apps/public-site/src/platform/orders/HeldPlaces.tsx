import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { Stack } from '@luzzu/ui'
import type { OrderItem } from './current-order'
import { HeldTime } from './HeldTime'
import { PlaceTime } from './PlaceTime'

/** What an order holds that is not booked yet, and for how long. */
export function HeldPlaces({ order }: { order: TimedOrder }) {
  return (
    <Stack gap={2}>
      {order.items.map((item) => (
        <Place key={item.index} place={item} />
      ))}
      <HeldTime order={order} />
    </Stack>
  )
}

function Place({ place }: { place: OrderItem }) {
  const name = useFindProductQuery(place.id_product_fk).data?.name
  return (
    <p>
      <strong>{name}</strong>, <PlaceTime place={place} />
    </p>
  )
}
