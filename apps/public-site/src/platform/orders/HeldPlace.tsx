import { useFindProductQuery } from '@luzzu/api-client/products'
import type { OrderItem } from './current-order'
import { PlaceTime } from './PlaceTime'

/** What a place of an order is, and when. */
export function HeldPlace({ place }: { place: OrderItem }) {
  const name = useFindProductQuery(place.id_product_fk).data?.name
  return (
    <p>
      <strong>{name}</strong>, <PlaceTime place={place} />
    </p>
  )
}
