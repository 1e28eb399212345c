import type { LostOrder } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert, LinkButton, Row, Stack } from '@luzzu/ui'
import { orderMessages } from '../../platform/orders/orders.copy'
import { PlaceTime } from '../../platform/orders/PlaceTime'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { paths } from '../../platform/paths'
import { CallUs } from '../../platform/product/CallUs'
import { MANAGE_COPY as COPY, manageMessages as messages } from './manage.copy'
import { Section } from './manage.styles'

type LostItemsProps = {
  lost: LostOrder
  /** The order, where it is known here. */
  orderId?: number | undefined
}

/** What was paid for in vain, with the way to another time. */
export function LostItems({ lost, orderId }: LostItemsProps) {
  return (
    <Stack gap={4}>
      {lost.items.map((item) => (
        <LostItem key={item.index} item={item} orderId={orderId} />
      ))}
      <CallUs />
    </Stack>
  )
}

function LostItem({ item, orderId }: { item: LostOrder['items'][number]; orderId: number | undefined }) {
  const { id_product_fk: productId, product_name: name, guests, closed, index } = item
  const { order, edit } = useCurrentOrder()
  const path = guests === null ? paths.book(productId) : paths.bookWith(productId, { guests: String(guests) })
  const label = closed === null ? COPY.otherTime : COPY.otherDay
  return (
    <Section aria-label={name}>
      <div>
        <h2>{name}</h2>
        <p>
          <PlaceTime place={item} />
        </p>
        {guests !== null && <p>{orderMessages.guests(guests)}</p>}
      </div>
      {closed !== null && <Alert tone="warning">{messages.closed(closed)}</Alert>}
      <Row>
        <LinkButton
          as={Link}
          to={path}
          aria-label={`${label}: ${name}`}
          // The other time takes the place of this one.
          onClick={() => order?.id === orderId && edit(index)}
        >
          {label}
        </LinkButton>
      </Row>
    </Section>
  )
}
