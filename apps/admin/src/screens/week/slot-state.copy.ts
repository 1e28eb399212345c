import { SLOT_STATUS_TEXTS, type SlotState, unitsLeft } from '@luzzu/page/area'

/** Not in `week.copy.ts`, which the build reads without the components of the page. */
export function slotStateText({ status, remaining, reason }: SlotState): string {
  if (status === 'open') return unitsLeft(remaining)
  const text = SLOT_STATUS_TEXTS[status].toLowerCase()
  return reason ? `${text} (${reason})` : text
}
