import { useFindProductQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { formatDateWithWeekday, formatMoney } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { Button, ErrorAlert, raisedSurface, tabular, token } from '@luzzu/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { ORDERS_COPY as COPY, orderMessages } from './orders.copy'
import type { Hold } from './use-hold'

type HeldItem = Order['items'][number]

type OrderItemsProps = {
  /** Hidden where a heading above says the same. */
  title: string
  isTitleHidden?: boolean
  items: readonly HeldItem[]
  hold: Hold
  /** Leads to the choices of an item. */
  onChange?: (item: HeldItem) => void
}

/** The places of an order, each with what is wrong with it. */
export function OrderItems({ title, isTitleHidden = false, items, hold, onChange }: OrderItemsProps) {
  const section = useRef<HTMLElement>(null)

  async function remove(index: number) {
    await hold.removeItem(index)
    // The button is gone by then.
    if (document.activeElement === document.body) section.current?.focus()
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      {!isTitleHidden && <h2>{title}</h2>}
      <ItemList>
        {items.map((item) => (
          <OrderItem
            key={item.index}
            item={item}
            hold={hold}
            headingAs={isTitleHidden ? 'h2' : 'h3'}
            onChange={onChange}
            onRemove={() => void remove(item.index)}
          />
        ))}
      </ItemList>
    </section>
  )
}

type OrderItemProps = {
  item: HeldItem
  hold: Hold
  headingAs: 'h2' | 'h3'
  onChange: OrderItemsProps['onChange']
  onRemove: () => void
}

function OrderItem({ item, hold, headingAs: Heading, onChange, onRemove }: OrderItemProps) {
  const { currency } = useSite()
  const product = useFindProductQuery(item.id_product_fk).data
  const slot = useListTimeSlotsQuery().data?.find(({ id }) => id === item.slot_id)
  const name = product?.name ?? ''
  const problem = hold.problem?.item === item.index ? hold.problem.message : undefined
  const addons = product?.addons.filter(({ id }) => item.addon_ids.includes(id)) ?? []
  return (
    <Item aria-label={name}>
      <div>
        <Heading>{name}</Heading>
        <p>
          {formatDateWithWeekday(item.booking_date)}
          {slot && `, ${slot.name}, ${slot.time_range}`}
        </p>
        {item.guests !== null && <p>{orderMessages.guests(item.guests)}</p>}
        {addons.length > 0 && <p>{addons.map(({ addon_name }) => addon_name).join(', ')}</p>}
      </div>
      <ItemPrice>{formatMoney(item.total_price, currency)}</ItemPrice>
      <ItemActions>
        {onChange && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${COPY.change} ${name}`}
            onClick={() => onChange(item)}
          >
            {COPY.change}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`${COPY.remove} ${name}`}
          disabledReason={hold.isHolding ? COPY.removing : undefined}
          onClick={onRemove}
        >
          {COPY.remove}
        </Button>
      </ItemActions>
      <ErrorAlert>{problem}</ErrorAlert>
    </Item>
  )
}

const ItemList = styled.ul`
  ${raisedSurface}
  display: grid;
  margin-top: ${token('space-3')};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-4')} ${token('space-4h')};
  line-height: 1.45;

  & + & {
    border-top: 1px solid ${token('line')};
  }
  h2,
  h3 {
    font-size: ${token('heading-panel')};
  }
  p {
    color: ${token('text-muted')};
  }
  > [role='alert'] {
    grid-column: 1 / -1;
  }
`

const ItemPrice = styled.strong`
  ${tabular}
`

const ItemActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${token('space-3')};
`
