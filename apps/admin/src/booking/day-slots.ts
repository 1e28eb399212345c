import { hasStarted, parseTimeRange, type SlotTime, type TimeRange } from '@luzzu/domain'
import type { Booking, ManifestEntry, TimeSlot } from '@luzzu/domain/contracts'

export type DaySlot = Pick<TimeSlot, 'id' | 'name' | 'time_range' | 'archived'>

/** A day in the zone of the business. */
export type Day = Omit<SlotTime, 'timeRange'>

export const rangeOf = ({ time_range }: { time_range: string }): TimeRange =>
  parseTimeRange(time_range) ?? { start: '00:00', end: '24:00' }

/** The slots of a day in the order of their times. Those that are no longer offered appear with their bookings. */
export function daySlotsOf(
  slots: readonly TimeSlot[],
  bookings: readonly Pick<ManifestEntry, 'slot_id' | 'slot_name' | 'time_range'>[],
): DaySlot[] {
  const known: DaySlot[] = slots.filter(({ archived }) => !archived)
  for (const { slot_id: id, slot_name: name, time_range } of bookings)
    if (!known.some((slot) => slot.id === id)) known.push({ id, name, time_range, archived: true })
  return known.toSorted((one, other) => one.time_range.localeCompare(other.time_range) || one.id - other.id)
}

/** Whether a slot of a day takes new bookings as long as units are left. */
export function takesBookings(slot: DaySlot, day: Day, now: Date): boolean {
  return !slot.archived && !hasStarted({ ...day, timeRange: slot.time_range }, now)
}

/** Numbers of confirmed and pending bookings of a day. */
export function countDay(bookings: readonly Booking[]): { confirmed: number; pending: number } {
  const count = (status: Booking['status']) => bookings.filter((booking) => booking.status === status).length
  return { confirmed: count('Confirmed'), pending: count('Pending') }
}
