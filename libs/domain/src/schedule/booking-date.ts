import { addDays, addMonths, type CalendarDate, parseCalendarDate } from '../calendar/calendar-date'
import { formatDateWithWeekday } from '../calendar/format-date'
import { dateIn, instantOf } from '../calendar/time-zone'
import { pluralize } from '../numbers'
import { fail, ok, type Result } from '../result'

/** Minimum length of the booking window, whatever the length of the month. */
const WINDOW_DAYS = 30

export type BookingDateProblem = 'date/invalid' | 'date/past' | 'date/too-far'

const MESSAGES = {
  'date/invalid': 'Please select a valid date.',
  'date/past': 'It is not possible to schedule dates in the past.',
} as const

export function bookingDateMessage(problem: BookingDateProblem, windowDays: BookingWindow = null): string {
  if (problem !== 'date/too-far') return MESSAGES[problem]
  return `Maximum scheduling range is ${pluralize(windowDays ?? WINDOW_DAYS, 'day')}.`
}

/** How far ahead dates can be booked in days; `null` for a month. */
export type BookingWindow = number | null

/** The last day of the window; that of a month is the later of the same day next month and 30 days ahead. */
export function lastBookableDay(today: CalendarDate, windowDays: BookingWindow = null): CalendarDate {
  if (windowDays !== null) return addDays(today, windowDays)
  const nextMonth = addMonths(today, 1)
  const thirtyDays = addDays(today, WINDOW_DAYS)
  return nextMonth > thirtyDays ? nextMonth : thirtyDays
}

export function lastBookableDayText(today: CalendarDate, windowDays: BookingWindow = null): string {
  return `Bookings are open until ${formatDateWithWeekday(lastBookableDay(today, windowDays))}.`
}

export function validateBookingDate(
  text: string,
  today: CalendarDate,
  windowDays: BookingWindow = null,
): Result<CalendarDate, BookingDateProblem> {
  const date = parseCalendarDate(text)
  if (!date) return fail('date/invalid')
  if (date < today) return fail('date/past')
  return date > lastBookableDay(today, windowDays) ? fail('date/too-far') : ok(date)
}

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Parses the `booking_date` of a request: a date, a date at midnight, or the instant of midnight in `timeZone`. Any
 * other instant is no booking date.
 */
export function parseBookingDate(value: unknown, timeZone: string): CalendarDate | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined
  const written = MIDNIGHT.exec(value)?.[1]
  if (written) return parseCalendarDate(written)
  if (!INSTANT.test(value) || !parseCalendarDate(value.slice(0, 10))) return undefined
  const instant = new Date(value.replace(' ', 'T'))
  if (Number.isNaN(instant.getTime())) return undefined
  const day = dateIn(timeZone, instant)
  return instantOf(day, '00:00', timeZone).getTime() === instant.getTime() ? day : undefined
}

const BEYOND_FOUR_DIGITS = /^\+\d{6}-\d{2}-\d{2}/

/** Whether a text is an existing date whose year has more than four digits, which is too late for any booking. */
export function isYearOutOfRange(value: unknown): boolean {
  return typeof value === 'string' && BEYOND_FOUR_DIGITS.test(value) && !Number.isNaN(Date.parse(value))
}

/** The wire format of a booking date. */
export function toBookingDate(date: CalendarDate): string {
  return `${date} 00:00:00`
}
