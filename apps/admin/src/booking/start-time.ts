import {
  addDays,
  dateIn,
  dayOf,
  formatDateShort,
  MINUTE_MS,
  type SlotTime,
  slotOf,
  slotPhase,
  slotStart,
} from '@luzzu/domain'
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
    return { text: `Today, ${describeSlotTime(slotOf(slot, timeZone), now)}`, isSoon: true }
  }
  const tomorrow = addDays(today, 1)
  return { text: day === tomorrow ? 'Tomorrow' : formatDateShort(slot.booking_date, today), isSoon: false }
}

/** `in 5 h 18 min`, `in progress`, `ended`. */
export function describeSlotTime(slot: SlotTime, now: Date): string {
  const phase = slotPhase(slot, now)
  if (phase !== 'upcoming') return phase === 'ended' ? 'ended' : 'in progress'
  const start = slotStart(slot.date, slot.timeRange, slot.timeZone)
  return `in ${formatMinutes(Math.ceil((start.getTime() - now.getTime()) / MINUTE_MS))}`
}

/** `5 h 18 min`, `18 min`, `5 h`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`]
  return parts.filter(Boolean).join(' ')
}
