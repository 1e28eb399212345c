import { DAY_MS } from './durations'

/** A date without time and zone: `YYYY-MM-DD`, which sorts as text. */
export type CalendarDate = string & { readonly calendarDate: unique symbol }

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

// UTC throughout: a local day may have 23 or 25 hours.
const atMidnight = (year: number, month: number, day: number) => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

const fromUtc = (date: Date) => date.toISOString().slice(0, 10) as CalendarDate

function split(date: CalendarDate): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** `undefined` for anything but an existing date in that form: no 30 February, no month 13, no year 0. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const match = PATTERN.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year === 0) return undefined
  const date = atMidnight(year, month, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? (text as CalendarDate) : undefined
}

/** Whether a date field holds a whole date, or none: browsers report a year that is being typed as 0002, 0020, 0202. */
export function isCompleteDate(text: string): boolean {
  return text === '' || (parseCalendarDate(text) !== undefined && text >= '1000')
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = split(date)
  return fromUtc(atMidnight(year, month, day + days))
}

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = split(date)
  const lastDay = atMidnight(year, month + months + 1, 0).getUTCDate()
  return fromUtc(atMidnight(year, month + months, Math.min(day, lastDay)))
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (atMidnight(...split(to)).getTime() - atMidnight(...split(from)).getTime()) / DAY_MS
}

/** Every day from `from` to `to`, both inclusive. */
export function eachDay(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

/** From 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return atMidnight(...split(date)).getUTCDay() || 7
}

/** The date, or the bound that is nearest to it. */
export function clampDate(
  date: CalendarDate,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): CalendarDate {
  if (min && date < min) return min
  if (max && date > max) return max
  return date
}
