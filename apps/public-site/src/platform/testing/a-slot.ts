import type { SlotAvailability } from '@luzzu/domain/contracts'

/** A slot of a day with the given status; an open one has one place. */
export function aSlot(
  status: SlotAvailability['status'],
  part: Partial<SlotAvailability> = {},
): SlotAvailability {
  return { slot_id: 1, remaining: status === 'open' ? 1 : 0, status, ...part }
}
