import type { CalendarDate } from '../calendar/calendar-date'
import { instantOf } from '../calendar/time-zone'
import { parseTimeRange } from '../schedule/time-slot'

/** RFC 5545 folds longer lines; the continuation starts with a space. */
const MAX_LINE_BYTES = 74

/** How often calendars may read a feed again. */
const REFRESH = 'PT1H'

/** A booking as an event; `sequence` rises with each of its changes, `updatedAt` (ISO 8601) is when the last one was. */
export type CalendarEvent = {
  id: number
  title: string
  description: string
  /** Where to go, in words; empty or without it: not told. */
  location?: string | undefined
  /** The page about it. */
  url?: string | undefined
  /** The address of the business, which is named as the site is. */
  organizer?: string | undefined
  /** How many minutes before the start calendars remind of it, and in which words. */
  alarm?: { minutes: number; text: string } | undefined
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  sequence: number
  updatedAt: string
  date: CalendarDate | undefined
  timeRange: string
}

/** `installation` names the events whatever the site is called: a UUID. */
type Calendar = { siteName: string; timeZone: string; installation: string }

/** A booking as an iCalendar file (RFC 5545), in UTC so that it needs no rules of zones. */
export function calendarFile(
  event: CalendarEvent,
  { method, ...calendar }: Calendar & { method?: 'PUBLISH' },
): string {
  return calendarOf([event], calendar, method ? [`METHOD:${method}`] : [])
}

/** Bookings as a calendar to subscribe to (RFC 5545 and 7986); equal events are equal bytes. */
export function calendarFeed(
  events: readonly CalendarEvent[],
  { name, ...calendar }: Calendar & { name: string },
): string {
  const text = escapeText(name)
  return calendarOf(events, calendar, [
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text}`,
    `X-WR-CALNAME:${text}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ])
}

function calendarOf(
  events: readonly CalendarEvent[],
  calendar: Calendar,
  properties: readonly string[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(calendar.siteName)}//Bookings//EN`,
    ...properties,
    ...events.flatMap((event) => linesOf(event, calendar)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, { siteName, timeZone, installation }: Calendar): string[] {
  const { id, title, description, location, url, organizer, status, sequence, date } = event
  const range = parseTimeRange(event.timeRange)
  const changed = formatUtc(new Date(event.updatedAt))
  const times = date &&
    range && [
      `DTSTART:${formatUtc(instantOf(date, range.start, timeZone))}`,
      `DTEND:${formatUtc(instantOf(date, range.end, timeZone))}`,
    ]
  return [
    'BEGIN:VEVENT',
    `UID:booking-${id}@${installation}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence}`,
    ...(times || []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(organizer ? [`ORGANIZER;CN="${quotable(siteName)}":mailto:${encodeURI(organizer)}`] : []),
    `STATUS:${status}`,
    ...alarmOf(event),
    'END:VEVENT',
  ]
}

function alarmOf({ alarm }: CalendarEvent): string[] {
  if (alarm === undefined) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(alarm.text)}`,
    `TRIGGER:-PT${alarm.minutes}M`,
    'END:VALARM',
  ]
}

/** The value of a parameter can be quoted, but not escaped. */
const quotable = (text: string) => text.replaceAll(/[\p{Cc}"]/gu, ' ')

function formatUtc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
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
