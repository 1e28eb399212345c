import { type CalendarDate, parseCalendarDate } from './calendar-date'

const formatLong = dateFormatter({ dateStyle: 'long', timeZone: 'UTC' })
const formatDay = dateFormatter({ weekday: 'long', timeZone: 'UTC' })
const formatFull = dateFormatter({ dateStyle: 'full', timeZone: 'UTC' })
const formatMonthOfYear = dateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What a date is formatted from. That of an instant depends on the time zone: see `formatInstant`. */
type DateText = string & { readonly instant?: never }

/**
 * `2026-07-16 00:00:00` or `2026-07-16` as `July 16, 2026`; `Invalid date` when the text is empty or lacks three
 * numeric date parts.
 */
export function formatDate(text: DateText): string {
  const date = parseDatePart(text)
  return date ? formatLong(date) : 'Invalid date'
}

/** Like {@link formatDate}, preceded by the weekday: `Thursday, July 16, 2026`. */
export function formatDateWithWeekday(text: DateText): string {
  const date = parseDatePart(text)
  return date ? formatFull(date) : 'Invalid date'
}

/** The same in less room: `Thu, July 16, 2026`, and where a day of that year is given as today `Thu, July 16`. */
export function formatDateShort(text: DateText, today?: CalendarDate): string {
  const date = parseDatePart(text)
  if (!date) return 'Invalid date'
  const year = `, ${today?.slice(0, 4)}`
  const day = formatLong(date)
  return `${formatDay(date).slice(0, 3)}, ${day.endsWith(year) ? day.slice(0, -year.length) : day}`
}

/** The weekday alone, for a line below the date; nothing for an invalid date. */
export function formatWeekday(text: DateText): string {
  const date = parseDatePart(text)
  return date ? formatDay(date) : ''
}

/** The month `2026-07` as `July 2026`. */
export function formatMonth(month: string): string {
  return formatMonthOfYear(new Date(`${month}-01T00:00:00Z`))
}

function parseDatePart(text: string): Date | undefined {
  const day = parseCalendarDate(text.trim().slice(0, 10))
  return day && new Date(`${day}T00:00:00Z`)
}

/** Formats dates. The formatter is created for the first one: that takes as long as some fifty dates, and keeps code from starting. */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined
  return (date) => {
    formatter ??= new Intl.DateTimeFormat('en-US', options)
    return formatter.format(date)
  }
}
