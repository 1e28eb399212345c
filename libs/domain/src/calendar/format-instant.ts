import { formatDate, formatDateWithWeekday } from './format-date'
import type { Instant } from './instant'
import { dateIn, timeIn, zoneName } from './time-zone'

/** `2026-07-15T22:30:00.000Z` in Malta as `July 16, 2026`. */
export function formatInstantDate(instant: Instant, timeZone: string): string {
  return formatDate(dateIn(timeZone, new Date(instant)))
}

/** `2026-07-15T22:30:00.000Z` in Malta as `July 16, 2026, 00:30`. */
export function formatInstant(instant: Instant, timeZone: string): string {
  return `${formatInstantDate(instant, timeZone)}, ${timeIn(timeZone, new Date(instant))}`
}

/** `Thursday, July 16, 2026, 00:30 Malta time`, of what ends then. */
export function formatDeadline(at: Date, timeZone: string): string {
  return `${formatDateWithWeekday(dateIn(timeZone, at))}, ${formatZonedClock(timeZone, at)}`
}

/** `07:42 Malta time`: the time of day of a moment in a zone (an IANA name). */
export function formatZonedClock(timeZone: string, at: Date): string {
  return `${timeIn(timeZone, at)} ${zoneName(timeZone)}`
}
