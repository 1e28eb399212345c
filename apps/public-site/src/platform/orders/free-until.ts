import {
  dateIn,
  formatDateWithWeekday,
  fullRefundEndsAt,
  type RefundTier,
  type SlotTime,
  slotStart,
  timeIn,
} from '@luzzu/domain'

/** Until when a booking is cancelled for everything that was paid, as `Wednesday, July 15, 2026, 08:00`; `undefined` when that has passed. */
export function freeUntil(tiers: readonly RefundTier[], slot: SlotTime, now: Date): string | undefined {
  const start = slotStart(slot.date, slot.timeRange, slot.timeZone)
  const until = fullRefundEndsAt(tiers, start, now)
  return until && formatDateAndTime(until, slot.timeZone)
}

/** `Wednesday, July 15, 2026, 08:00` in a zone. */
export function formatDateAndTime(at: Date, timeZone: string): string {
  return `${formatDateWithWeekday(dateIn(timeZone, at))}, ${timeIn(timeZone, at)}`
}
