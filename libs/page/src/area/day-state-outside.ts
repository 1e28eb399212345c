import { type BookingWindow, type CalendarDate, validateBookingDate } from '@luzzu/domain'
import type { DayState } from '@luzzu/ui'
import { DAY_STATES } from './slots'

/** The state of a day that is over, or beyond the booking window; `undefined` for the days in it. */
export function dayStateOutside(
  date: string,
  today: CalendarDate,
  windowDays: BookingWindow,
): DayState | undefined {
  const checked = validateBookingDate(date, today, windowDays)
  if (checked.ok) return undefined
  return checked.code === 'date/too-far' ? DAY_STATES.notYet : DAY_STATES.over
}
