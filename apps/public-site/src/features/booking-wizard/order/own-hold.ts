import { overlaps, parseTimeRange } from '@luzzu/domain'
import type { Availability, TimeSlot } from '@luzzu/domain/contracts'
import type { OrderItem } from '../../../platform/orders/current-order'

/** The availability for whoever chooses again: the place that is held for them counts as free, as it is given back with the change. */
export function includeOwnHold(
  availability: Availability | undefined,
  slots: readonly TimeSlot[] | undefined,
  own: OrderItem | undefined,
): Availability | undefined {
  const held = parseRange(slots, own?.slot_id)
  if (!own || !held) return availability
  const day = own.booking_date.slice(0, 10)
  return availability?.map((found) =>
    found.date === day ? { ...found, slots: found.slots.map(freed) } : found,
  )

  function freed(slot: Availability[number]['slots'][number]) {
    const range = parseRange(slots, slot.slot_id)
    if (slot.status === 'closed' || !range || !held || !overlaps(held, range)) return slot
    return { ...slot, remaining: slot.remaining + 1, status: slot.status === 'full' ? 'open' : slot.status }
  }
}

const parseRange = (slots: readonly TimeSlot[] | undefined, id: number | undefined) =>
  parseTimeRange(slots?.find((slot) => slot.id === id)?.time_range ?? '')
