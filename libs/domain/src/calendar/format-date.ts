import { parseCalendarDate } from './calendar-date'

// Creating a formatter is about 50 times slower than formatting.
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/**
 * `2026-07-16 00:00:00` or `2026-07-16` as `July 16, 2026`; `Invalid date` when the text is empty or lacks three
 * numeric date parts.
 */
export function formatDate(text: string): string {
  const date = parseDatePart(text)
  return date ? LONG.format(date) : 'Invalid date'
}

/** Like {@link formatDate}, preceded by the weekday: `Thursday, July 16, 2026`. */
export function formatDateWithWeekday(text: string): string {
  const date = parseDatePart(text)
  return date ? FULL.format(date) : 'Invalid date'
}

function parseDatePart(text: string): Date | undefined {
  const day = parseCalendarDate(text.trim().slice(0, 10))
  return day && new Date(`${day}T00:00:00Z`)
}
