import type { CalendarDate } from '../calendar/calendar-date'
import { dateFormatter } from '../calendar/format-date'

/** A part of every year, `MM-DD` both, inclusive; one that ends before it begins spans the new year. */
export type Season = { from: string; to: string }

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Whether a text is a day that exists at least in leap years. */
export function isMonthDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{2}-\d{2}$/.test(value)) return false
  const [month, day] = [Number(value.slice(0, 2)), Number(value.slice(3))]
  return day >= 1 && day <= (DAYS_OF_MONTH[month - 1] ?? 0)
}

/** A season from or to 29 February has its bound between 28 February and 1 March in other years. */
export function isInSeason({ from, to }: Season, date: CalendarDate): boolean {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

const formatDay = dateFormatter({ month: 'long', day: 'numeric', timeZone: 'UTC' })

/** `April 1 to October 31`. */
export function formatSeason({ from, to }: Season): string {
  return `${formatMonthDay(from)} to ${formatMonthDay(to)}`
}

// In a leap year, which has every day.
const formatMonthDay = (monthDay: string) => formatDay(new Date(`2024-${monthDay}T00:00:00Z`))
