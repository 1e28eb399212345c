import { addDays, type CalendarDate, daysBetween, parseCalendarDate } from '../calendar/calendar-date'
import type { Period } from '../calendar/periods'
import { MAX_AVAILABILITY_DAYS } from '../limits'
import { type BookingWindow, lastBookableDay } from '../schedule/booking-date'

/** The part of the booking window with a date in it, or the first, no longer than one request may ask for. */
export function bookablePeriodContaining(
  date: string,
  today: CalendarDate,
  windowDays: BookingWindow,
): Period {
  const last = lastBookableDay(today, windowDays)
  const day = parseCalendarDate(date)
  const ahead = day && day <= last ? Math.max(daysBetween(today, day), 0) : 0
  return periodFrom(addDays(today, ahead - (ahead % MAX_AVAILABILITY_DAYS)), last)
}

/** The bookable days after another one, as many as one request may ask for; `undefined` when there are none. */
export function nextBookablePeriod(
  after: CalendarDate,
  today: CalendarDate,
  windowDays: BookingWindow,
): Period | undefined {
  const next = addDays(after, 1)
  const from = next > today ? next : today
  const last = lastBookableDay(today, windowDays)
  return from > last ? undefined : periodFrom(from, last)
}

function periodFrom(from: CalendarDate, last: CalendarDate): Period {
  const to = addDays(from, MAX_AVAILABILITY_DAYS - 1)
  return { from, to: to < last ? to : last }
}
