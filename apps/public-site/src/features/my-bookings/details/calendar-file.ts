import { instantOf, parseTimeRange } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { dayOf, type ZonedNow } from '../booking-schedule'

/** RFC 5545 folds longer lines; the continuation starts with a space. */
const MAX_LINE_BYTES = 74

/** A booking as an iCalendar file (RFC 5545), in UTC so that it needs no rules of zones. */
export function calendarFile(booking: Booking, siteName: string, { now, timeZone }: ZonedNow): string {
  const day = dayOf(booking)
  const range = parseTimeRange(booking.time_range)
  const times = day &&
    range && [
      `DTSTART:${formatUtc(instantOf(day, range.start, timeZone))}`,
      `DTEND:${formatUtc(instantOf(day, range.end, timeZone))}`,
    ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//Bookings//EN`,
    'BEGIN:VEVENT',
    `UID:booking-${booking.id}@${siteName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    `DTSTAMP:${formatUtc(now)}`,
    ...(times || []),
    `SUMMARY:${escapeText(`${booking.product_name}, ${booking.slot_name}`)}`,
    `DESCRIPTION:${escapeText(`Booking ${booking.id}, ${booking.status}`)}`,
    `STATUS:${booking.status === 'Confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
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
