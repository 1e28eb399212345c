import { addDays, dateIn, dayOf, formatDate, slotStart } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

type Slot = Pick<Booking, 'booking_date' | 'time_range'>

/** Sorts requests by start; within a slot the older first. */
export function soonestFirst(bookings: readonly Booking[]): Booking[] {
  return [...bookings].sort(
    (one, other) =>
      one.booking_date.localeCompare(other.booking_date) ||
      one.time_range.localeCompare(other.time_range) ||
      one.id - other.id,
  )
}

/** The start of a slot relative to now; `isSoon` for today. */
export function describeStart(slot: Slot, timeZone: string, now: Date): { text: string; isSoon: boolean } {
  const day = dayOf(slot)
  const today = dateIn(timeZone, now)
  if (day === today) {
    const start = slotStart(day, slot.time_range, timeZone)
    return { text: `Today, ${describeTimeUntil(start, now)}`, isSoon: true }
  }
  const tomorrow = addDays(today, 1)
  return { text: day === tomorrow ? 'Tomorrow' : formatDate(slot.booking_date), isSoon: false }
}

/** `in 5 h 18 min`, `in 18 min`, `in progress`. */
export function describeTimeUntil(start: Date, now: Date): string {
  const minutes = Math.ceil((start.getTime() - now.getTime()) / 60_000)
  if (minutes <= 0) return 'in progress'
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`]
  return `in ${parts.filter(Boolean).join(' ')}`
}
