import {
  type CalendarDate,
  canStillCancel,
  canTransition,
  dateIn,
  daysBetween,
  type MoveProblem,
  occupiesUnit,
  parseCalendarDate,
  slotStart,
  whyNotMovable,
} from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** The current time, the zone of the slots, and until how many hours before a start customers may cancel. */
export type ZonedNow = { now: Date; timeZone: string; cancellationHours: number }

/** The date of a booking; the server only sends valid dates. */
export function dayOf({ booking_date }: Booking): CalendarDate | undefined {
  return parseCalendarDate(booking_date.slice(0, 10))
}

function startOf(booking: Booking, { timeZone }: ZonedNow): number {
  const day = dayOf(booking)
  return day ? slotStart(day, booking.time_range, timeZone).getTime() : 0
}

/** Sorts upcoming trips by start, then past ones, latest first. */
export function groupBookings(
  bookings: readonly Booking[],
  zonedNow: ZonedNow,
): { next: Booking | undefined; others: Booking[] } {
  const now = zonedNow.now.getTime()
  const start = (booking: Booking) => startOf(booking, zonedNow)
  const upcoming = bookings.filter((booking) => start(booking) > now).sort((a, b) => start(a) - start(b))
  const past = bookings.filter((booking) => start(booking) <= now).sort((a, b) => start(b) - start(a))
  const next = upcoming.find(({ status }) => occupiesUnit(status))
  return { next, others: [...upcoming.filter((booking) => booking !== next), ...past] }
}

/** Days until a trip: `today`, `tomorrow`, `in 13 days`. */
export function formatDaysUntil(booking: Booking, { now, timeZone }: ZonedNow): string {
  const day = dayOf(booking)
  const days = day ? daysBetween(dateIn(timeZone, now), day) : 0
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** Whether the customer may cancel now, with the reason if only the deadline prevents it. */
export function cancellationOf(
  booking: Booking,
  { now, timeZone, cancellationHours }: ZonedNow,
): 'allowed' | 'too-late' | 'impossible' {
  const day = dayOf(booking)
  if (!day || !canTransition('customer', booking.status, 'Cancelled')) return 'impossible'
  const slot = { date: day, timeRange: booking.time_range, timeZone }
  return canStillCancel(slot, cancellationHours, now) ? 'allowed' : 'too-late'
}

/** Why the customer cannot move the booking now; `undefined` if they can. */
export function moveProblemOf(
  booking: Booking,
  { now, timeZone, cancellationHours }: ZonedNow,
): MoveProblem | undefined {
  const day = dayOf(booking)
  if (!day) return 'move/cancelled'
  const slot = { date: day, timeRange: booking.time_range, timeZone }
  return whyNotMovable('customer', { status: booking.status, slot }, { cancellationHours, now })
}
