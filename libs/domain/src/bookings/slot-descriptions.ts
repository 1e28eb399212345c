import { TIME_SLOTS } from '../schedule/time-slot'

const DESCRIPTIONS: Record<number, string> = {
  1: 'Early-bird calm waters',
  2: 'Afternoon and sunset',
  3: 'Full day on the water',
}

/** The description of a slot by its id; empty for an unknown one. */
export function describeSlot(slotId: number): string {
  return DESCRIPTIONS[slotId] ?? ''
}

/** The description of one of the first slots as long as its times are those that it describes; else empty. */
export function slotDescription({ id, time_range }: { id: number; time_range: string }): string {
  return TIME_SLOTS.some((slot) => slot.id === id && slot.time_range === time_range) ? describeSlot(id) : ''
}
