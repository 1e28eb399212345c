import {
  cancellationDeadline,
  canStillCancel,
  dateIn,
  formatDateWithWeekday,
  type SlotTime,
  timeIn,
} from '@luzzu/domain'

/** The cancellation deadline, as `Wednesday, July 15, 2026, 08:00`; `undefined` when it has passed. */
export function freeCancellationUntil(slot: SlotTime, hours: number, now: Date): string | undefined {
  if (!canStillCancel(slot, hours, now)) return undefined
  const deadline = cancellationDeadline(slot, hours)
  return `${formatDateWithWeekday(dateIn(slot.timeZone, deadline))}, ${timeIn(slot.timeZone, deadline)}`
}
