import type { CurrentOrder, CurrentOrderState, OrderItem } from './current-order'

/** How an order comes to hold the chosen places. */
export type HoldPlan = {
  items: OrderItem[]
  /** Which of the items was chosen last. */
  editing: number
  /** The order that holds them already, or is to hold them instead; without one, there is a new one. */
  order: CurrentOrder | undefined
  /** Whether it holds just these, as far as this tab knows. */
  isHeld: boolean
  /** An order of somebody else, such as of the guest who has logged in since, which gives its places back. */
  abandoned: CurrentOrder | undefined
}

type Known = Pick<CurrentOrderState, 'order' | 'items' | 'editing'>

/** What is to be held so that the chosen place is part of the order. */
export function planHold(
  { order, items, editing }: Known,
  chosen: OrderItem,
  userId: number | null,
): HoldPlan {
  const isOwn = order !== null && order.userId === userId
  const isEdited = editing !== null && items[editing]?.id_product_fk === chosen.id_product_fk
  const at = isEdited ? editing : items.length
  const wanted = [...items.slice(0, at), chosen, ...items.slice(at + 1)]
  return {
    items: wanted,
    editing: at,
    order: isOwn && items.length > 0 ? order : undefined,
    isHeld: isOwn && isSameItems(wanted, items),
    abandoned: order !== null && !isOwn && items.length > 0 ? order : undefined,
  }
}

/** Whether an order holds the chosen place where it is planned. */
export const holdsChosen = (
  held: readonly OrderItem[],
  { items, editing }: Pick<HoldPlan, 'items' | 'editing'>,
) => isSameItems(items.slice(editing, editing + 1), held.slice(editing, editing + 1))

export const isSameItems = (one: readonly OrderItem[], other: readonly OrderItem[]) =>
  one.length === other.length && one.every((item, at) => isSame(item, other[at]))

function isSame(item: OrderItem, other: OrderItem | undefined): boolean {
  return other !== undefined && keyOf(item) === keyOf(other)
}

/** Names what is chosen, whatever the order of its add-ons. */
const keyOf = ({ booking_date, id_product_fk, slot_id, addon_ids, guests }: OrderItem) =>
  JSON.stringify([
    booking_date.slice(0, 10),
    id_product_fk,
    slot_id,
    (addon_ids ?? []).toSorted((a, b) => a - b),
    guests ?? null,
  ])
