import { useFindProductQuery } from '@luzzu/api-client/products'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { formatDateWithWeekday } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { LinkButton, Row, Stack } from '@luzzu/ui'
import { orderMessages } from '../../platform/orders/orders.copy'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { CallUs } from '../../platform/product/CallUs'
import { MANAGE_COPY as COPY } from './manage.copy'
import { Section } from './manage.styles'

/** What was to be paid for and is no longer free, with the way to another time. */
export function LostItems({ order }: { order: Order }) {
  return (
    <Stack gap={4}>
      {order.items.map((item) => (
        <LostItem key={item.index} item={item} orderId={order.id} />
      ))}
      <CallUs />
    </Stack>
  )
}

function LostItem({ item, orderId }: { item: Order['items'][number]; orderId: number }) {
  const { id_product_fk: productId, slot_id, booking_date, guests, index } = item
  const { order, edit } = useCurrentOrder()
  const name = useFindProductQuery(productId).data?.name
  const slot = useListTimeSlotsQuery().data?.find(({ id }) => id === slot_id)
  const path = guests === null ? paths.book(productId) : paths.bookWith(productId, { guests: String(guests) })
  return (
    <Section aria-label={name}>
      <div>
        <h2>{name}</h2>
        <p>
          {formatDateWithWeekday(booking_date)}
          {slot && `, ${slot.name}, ${slot.time_range}`}
        </p>
        {guests !== null && <p>{orderMessages.guests(guests)}</p>}
      </div>
      <Row>
        <LinkButton
          as={Link}
          to={path}
          // The other time takes the place of this one.
          onClick={() => order?.id === orderId && edit(index)}
        >
          {COPY.otherTime}
        </LinkButton>
      </Row>
    </Section>
  )
}
