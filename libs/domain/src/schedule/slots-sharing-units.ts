import { overlappingSlots } from './time-slot'

/** `id`: none while it is new; `product_ids`: `null` are all products. */
export type EditedSlot = { id: number | undefined; time_range: string; product_ids: readonly number[] | null }

type OtherSlot = {
  id: number
  time_range: string
  archived?: boolean | undefined
  product_ids?: readonly number[] | null | undefined
}

/** The other slots of the same products that a slot overlaps: a unit is booked in one of them only. */
export function slotsSharingUnits<Slot extends OtherSlot>(
  edited: EditedSlot,
  slots: readonly Slot[],
): Slot[] {
  return overlappingSlots(edited, slots).filter(({ product_ids = null }) => {
    const [one, other] = [edited.product_ids, product_ids]
    if (one === null || other === null) return one?.length !== 0 && other?.length !== 0
    return one.some((id) => other.includes(id))
  })
}
