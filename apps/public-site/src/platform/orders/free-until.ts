import {
  dateIn,
  formatDateWithWeekday,
  type RefundTier,
  refundPercentAt,
  refundPercentEndsAt,
  type SlotTime,
  slotStart,
  timeIn,
} from '@luzzu/domain'

/** Until when a booking is cancelled for everything that was paid, as `Wednesday, July 15, 2026, 08:00`; `undefined` when that has passed. */
export function freeUntil(tiers: readonly RefundTier[], slot: SlotTime, now: Date): string | undefined {
  const start = slotStart(slot.date, slot.timeRange, slot.timeZone)
  if (refundPercentAt(tiers, start.getTime() - now.getTime()) !== EVERYTHING) return undefined
  const until = refundPercentEndsAt(tiers, start, now)
  return until && formatDateAndTime(until, slot.timeZone)
}

const EVERYTHING = 100

/** `Wednesday, July 15, 2026, 08:00` in a zone. */
export function formatDateAndTime(at: Date, timeZone: string): string {
  return `${formatDateWithWeekday(dateIn(timeZone, at))}, ${timeIn(timeZone, at)}`
}
