import { useFindProductQuery } from '@luzzu/api-client/products'
import { Button, ErrorAlert, showSuccess, token } from '@luzzu/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { LostPlace } from './current-order'
import { Item, ItemActions, ItemList } from './order-items.styles'
import { ORDERS_COPY as COPY, orderMessages } from './orders.copy'
import { PlaceTime } from './PlaceTime'
import { useCurrentOrder } from './use-current-order'

/** What an order can hold no longer, each with why not and the way to another day; nothing where there is none. */
export function LostPlaces({ onChoose }: { onChoose: (place: LostPlace) => void }) {
  const { items, lost, keepLost } = useCurrentOrder()
  const section = useRef<HTMLElement>(null)
  const count = lost.length
  useEffect(() => {
    // Each alert has scrolled to itself; the first one is read first.
    if (count > 1) section.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (count === 0) return null

  function remove(index: number, name: string) {
    // The button is about to go.
    section.current?.focus()
    showSuccess(orderMessages.removed(name, lost[index]?.booking_date ?? ''))
    keepLost(items, lost.toSpliced(index, 1))
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={COPY.lost}>
      <Heading>{COPY.lost}</Heading>
      <ItemList>
        {lost.map((place, index) => (
          <Lost
            key={`${place.id_product_fk} ${place.booking_date} ${place.slot_id}`}
            place={place}
            onChoose={() => onChoose(place)}
            onRemove={(name) => remove(index, name)}
          />
        ))}
      </ItemList>
    </section>
  )
}

type LostProps = { place: LostPlace; onChoose: () => void; onRemove: (name: string) => void }

function Lost({ place, onChoose, onRemove }: LostProps) {
  const { id_product_fk, product_name = '', guests, message } = place
  const name = useFindProductQuery(id_product_fk).data?.name ?? product_name
  return (
    <Item aria-label={name}>
      <div>
        <h3>{name}</h3>
        <p>
          <PlaceTime place={place} />
        </p>
        {guests != null && <p>{orderMessages.guests(guests)}</p>}
      </div>
      <ErrorAlert>{message}</ErrorAlert>
      <ItemActions>
        <Button size="small" aria-label={`${COPY.otherDay}: ${name}`} onClick={onChoose}>
          {COPY.otherDay}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`${COPY.remove} ${name}`}
          onClick={() => onRemove(name)}
        >
          {COPY.remove}
        </Button>
      </ItemActions>
    </Item>
  )
}

const Heading = styled.h2`
  font-size: ${token('heading-3')};
`
