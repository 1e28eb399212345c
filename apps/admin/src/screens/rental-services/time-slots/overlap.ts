import { overlappingSlots, type TimeSlotFields } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'

export type EditedSlot = Pick<TimeSlotFields, 'time_range' | 'product_ids'> & {
  /** None while it is new. */
  id: number | undefined
}

/** The other slots of the same products that a slot overlaps: a unit is booked in one of them only. */
export function slotsSharingUnits<
  Slot extends Pick<TimeSlot, 'id' | 'time_range' | 'archived' | 'product_ids'>,
>(edited: EditedSlot, slots: readonly Slot[]): Slot[] {
  return overlappingSlots(edited, slots).filter(({ product_ids = null }) => {
    const [one, other] = [edited.product_ids, product_ids]
    if (one === null || other === null) return one?.length !== 0 && other?.length !== 0
    return one.some((id) => other.includes(id))
  })
}
