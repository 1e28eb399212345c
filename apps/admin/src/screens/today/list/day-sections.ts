import { type AttendanceMark, attendanceMark, dateIn, type SlotPhase, slotOf, slotPhase } from '@luzzu/domain'
import type { Hold, ManifestEntry } from '@luzzu/domain/contracts'
import type { Day, DaySlot } from '../../../booking/day-slots'

/** A booking, and what is wrong with its attendance now. */
export type DayBooking = ManifestEntry & { mark: AttendanceMark | undefined }

/** Whether two are alike in all that a row shows; each list has objects of its own. */
export function isSameBooking(
  { mark, ...one }: DayBooking,
  { mark: other, ...booking }: DayBooking,
): boolean {
  const names = Object.keys({ ...one, ...booking }) as (keyof ManifestEntry)[]
  const isSameMark = mark?.kind === other?.kind && mark?.minutes === other?.minutes
  return isSameMark && names.every((name) => one[name] === booking[name])
}

/** The bookings and holds of a slot; `phase` tells where the clock stands in it. */
export type DaySection = {
  slot: DaySlot
  phase: SlotPhase
  bookings: DayBooking[]
  /** Counted here, though listed before all slots. */
  awaited: DayBooking[]
  holds: Hold[]
}

export type DaySections = {
  /** Who is out after the end of a slot of today. */
  awaited: DayBooking[]
  /** The slots with bookings or holds: those in progress, the last begun first, and those to come. */
  open: DaySection[]
  ended: DaySection[]
}

/** The bookings of a day in the order in which they need attention. A day that has passed is listed as it was. */
export function daySections(
  { bookings, holds }: { bookings: readonly ManifestEntry[]; holds: readonly Hold[] },
  slots: readonly DaySlot[],
  day: Day,
  now: Date,
): DaySections {
  const isToday = day.date === dateIn(day.timeZone, now)
  const marked = bookings
    .filter(({ status }) => status !== 'Cancelled')
    .map((booking) => ({
      ...booking,
      mark: attendanceMark({ ...booking, slot: slotOf(booking, day.timeZone) }, now),
    }))
    .toSorted(byProductAndName)
  const isAwaited = ({ mark }: DayBooking) =>
    isToday && (mark?.kind === 'not_returned' || mark?.kind === 'overdue')
  const sections = slots
    .map((slot) => ({
      slot,
      phase: slotPhase({ ...day, timeRange: slot.time_range }, now),
      bookings: marked.filter((booking) => booking.slot_id === slot.id && !isAwaited(booking)),
      awaited: marked.filter((booking) => booking.slot_id === slot.id && isAwaited(booking)),
      holds: holds.filter(({ slot_id }) => slot_id === slot.id),
    }))
    .filter((section) => section.bookings.length > 0 || section.holds.length > 0)
  const inPhase = (phase: SlotPhase) => sections.filter((section) => section.phase === phase)
  const ended = inPhase('ended')
  return {
    awaited: marked.filter(isAwaited).toSorted(longestFirst),
    open: isToday ? [...inPhase('in_progress').toSorted(lastBegunFirst), ...inPhase('upcoming')] : sections,
    ended: isToday ? ended : [],
  }
}

const startOf = ({ slot }: DaySection) => slot.time_range.slice(0, 5)

const lastBegunFirst = (one: DaySection, other: DaySection) => startOf(other).localeCompare(startOf(one))

const longestFirst = (one: DayBooking, other: DayBooking) =>
  (other.mark?.minutes ?? 0) - (one.mark?.minutes ?? 0)

const byProductAndName = (one: DayBooking, other: DayBooking) =>
  one.product_name.localeCompare(other.product_name) ||
  one.username.localeCompare(other.username) ||
  one.id - other.id
