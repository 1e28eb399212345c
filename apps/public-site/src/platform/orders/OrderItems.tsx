import { useFindProductQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { Button, dismissToast, ErrorAlert, showError, showSuccess } from '@luzzu/ui'
import { useEffect, useRef } from 'react'
import type { OrderItem } from './current-order'
import { Item, ItemActions, ItemList, ItemPrice, ItemsTitle } from './order-items.styles'
import { ORDERS_COPY as COPY, orderMessages } from './orders.copy'
import { PlaceTime } from './PlaceTime'
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
  const offerUndo = useUndo(hold)

  async function remove({ index, booking_date }: HeldItem, name: string) {
    const removed = hold.items[index]
    if (await hold.removeItem(index)) return
    // The button is gone by then.
    if (document.activeElement === document.body) section.current?.focus()
    const text = orderMessages.removed(name, booking_date)
    // Without any place left there is no order to which it could come back.
    if (removed && hold.items.length > 1) offerUndo(text, index, removed)
    else showSuccess(text)
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      {!isTitleHidden && <ItemsTitle>{title}</ItemsTitle>}
      <ItemList>
        {items.map((item) => (
          <HeldPlace
            key={item.index}
            item={item}
            hold={hold}
            headingAs={isTitleHidden ? 'h2' : 'h3'}
            onChange={onChange}
            onRemove={(name) => void remove(item, name)}
          />
        ))}
      </ItemList>
    </section>
  )
}

/** Offers to hold again what was removed, as long as the order is shown: elsewhere it may have become another one. */
function useUndo(hold: Hold) {
  const latest = useRef(hold)
  const toast = useRef<string>(undefined)
  useEffect(() => {
    latest.current = hold
  })
  useEffect(() => () => dismiss(toast.current), [])

  async function restore(index: number, item: OrderItem) {
    const problem = await latest.current.restoreItem(index, item)
    if (!problem) return
    // No item is shown that it could stand at.
    latest.current.setProblem(undefined)
    showError(problem.message)
  }

  return (text: string, index: number, item: OrderItem) => {
    dismiss(toast.current)
    toast.current = showSuccess(text, { label: COPY.undo, run: () => void restore(index, item) })
  }
}

function dismiss(id: string | undefined): void {
  if (id) dismissToast(id)
}

type HeldPlaceProps = {
  item: HeldItem
  hold: Hold
  headingAs: 'h2' | 'h3'
  onChange: OrderItemsProps['onChange']
  onRemove: (name: string) => void
}

function HeldPlace({ item, hold, headingAs: Heading, onChange, onRemove }: HeldPlaceProps) {
  const { currency } = useSite()
  const { product_name: name } = item
  const product = useFindProductQuery(item.id_product_fk).data
  const problem = hold.problem?.item === item.index ? hold.problem.message : undefined
  const addons = product?.addons.filter(({ id }) => item.addon_ids.includes(id)) ?? []
  return (
    <Item aria-label={name}>
      <div>
        <Heading>{name}</Heading>
        <p>
          <PlaceTime place={item} />
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
          onClick={() => onRemove(name)}
        >
          {COPY.remove}
        </Button>
      </ItemActions>
      <ErrorAlert>{problem}</ErrorAlert>
    </Item>
  )
}
