import { hasBegun, overlaps, parseTimeRange, type SlotTime, type TimeRange } from '@luzzu/domain'
import type { ManifestEntry, TimeSlot } from '@luzzu/domain/contracts'

export type DaySlot = Pick<TimeSlot, 'id' | 'name' | 'time_range' | 'archived'>

/** The slots of a day: the columns of the manifest, and those that span others. */
export type DaySlots = { parts: readonly DaySlot[]; spanning: readonly DaySlot[] }

export const rangeOf = ({ time_range }: { time_range: string }): TimeRange =>
  parseTimeRange(time_range) ?? { start: '00:00', end: '24:00' }

const contains = (outer: TimeRange, inner: TimeRange) => outer.start <= inner.start && inner.end <= outer.end

/** Parts of the day are slots that contain no shorter one. Slots that are no longer offered appear with their bookings. */
export function daySlotsOf(
  slots: readonly TimeSlot[],
  bookings: readonly Pick<ManifestEntry, 'slot_id' | 'slot_name' | 'time_range'>[],
): DaySlots {
  const known: DaySlot[] = slots.filter(({ archived }) => !archived)
  for (const { slot_id: id, slot_name: name, time_range } of bookings)
    if (!known.some((slot) => slot.id === id)) known.push({ id, name, time_range, archived: true })
  const ordered = known.toSorted((one, other) => one.time_range.localeCompare(other.time_range))
  const isSpanning = (slot: DaySlot) =>
    known.some((other) => other.time_range !== slot.time_range && contains(rangeOf(slot), rangeOf(other)))
  return {
    parts: ordered.filter((slot) => !isSpanning(slot)),
    spanning: ordered.filter(isSpanning),
  }
}

/** Whether a slot of a day takes new bookings as long as units are left. */
export function takesBookings(slot: DaySlot, day: Omit<SlotTime, 'timeRange'>, now: Date): boolean {
  return !slot.archived && !hasBegun({ ...day, timeRange: slot.time_range }, now)
}

/** Indexes of adjacent columns; the end is exclusive. */
export type Columns = { start: number; end: number }

/** The columns that a slot overlaps. They are adjacent, because no column contains a shorter one. */
export function columnsOf(slot: DaySlot, { parts }: DaySlots): Columns {
  const isOverlapped = (part: DaySlot) => overlaps(rangeOf(part), rangeOf(slot))
  return { start: parts.findIndex(isOverlapped), end: parts.findLastIndex(isOverlapped) + 1 }
}
