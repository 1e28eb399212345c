import type { CalendarDate } from '../calendar/calendar-date'
import { instantOf } from '../calendar/time-zone'
import { parseTimeRange } from './time-slot'

/** Until how many hours before its start a customer may cancel. */
export const FREE_CANCELLATION_HOURS = 24

/** The instant at which a slot of `date` begins in `timeZone`. */
export function slotStart(date: CalendarDate, timeRange: string, timeZone: string): Date {
  return instantOf(date, parseTimeRange(timeRange)?.start ?? '00:00', timeZone)
}

export function hasBegun(date: CalendarDate, timeRange: string, timeZone: string, now: Date): boolean {
  return slotStart(date, timeRange, timeZone) <= now
}

/** The last instant at which the customer may cancel. */
export function cancellationDeadline(date: CalendarDate, timeRange: string, timeZone: string): Date {
  return new Date(slotStart(date, timeRange, timeZone).getTime() - FREE_CANCELLATION_HOURS * 3_600_000)
}

export function canStillCancel(date: CalendarDate, timeRange: string, timeZone: string, now: Date): boolean {
  return now <= cancellationDeadline(date, timeRange, timeZone)
}
