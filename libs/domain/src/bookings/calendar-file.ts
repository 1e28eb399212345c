import type { CalendarDate } from '../calendar/calendar-date'
import { instantOf } from '../calendar/time-zone'
import { parseTimeRange } from '../schedule/time-slot'

/** RFC 5545 folds longer lines; the continuation starts with a space. */
const MAX_LINE_BYTES = 74

/** A booking as an event; `sequence` rises with each of its changes, `updatedAt` (ISO 8601) is when the last one was. */
export type CalendarEvent = {
  id: number
  title: string
  description: string
  location?: string
  /** Where its customer sees it. */
  url?: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  sequence: number
  updatedAt: string
  date: CalendarDate | undefined
  timeRange: string
}

/** `installation` names the events whatever the site is called: a UUID. */
type Calendar = { siteName: string; timeZone: string; installation: string; method?: 'PUBLISH' }

/** A booking as an iCalendar file (RFC 5545), in UTC so that it needs no rules of zones. */
export function calendarFile(
  event: CalendarEvent,
  { siteName, timeZone, installation, method }: Calendar,
): string {
  const { id, title, description, location, url, status, sequence, date, updatedAt } = event
  const range = parseTimeRange(event.timeRange)
  const times = date &&
    range && [
      `DTSTART:${formatUtc(instantOf(date, range.start, timeZone))}`,
      `DTEND:${formatUtc(instantOf(date, range.end, timeZone))}`,
    ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//Bookings//EN`,
    ...(method ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    `UID:booking-${id}@${installation}`,
    `DTSTAMP:${formatUtc(new Date(updatedAt))}`,
    `SEQUENCE:${sequence}`,
    ...(times || []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function formatUtc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
