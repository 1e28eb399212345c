import { instantOf, parseTimeRange } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { dayOf, type Moment } from '../booking-schedule'

/** Lines may have this many bytes; longer ones go on in the next line after a space. */
const LINE = 74

/** A booking as an iCalendar file (RFC 5545), in UTC so that it needs no rules of zones. */
export function calendarFile(booking: Booking, siteName: string, { now, timeZone }: Moment): string {
  const day = dayOf(booking)
  const range = parseTimeRange(booking.time_range)
  const times = day &&
    range && [
      `DTSTART:${stamp(instantOf(day, range.start, timeZone))}`,
      `DTEND:${stamp(instantOf(day, range.end, timeZone))}`,
    ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//Bookings//EN`,
    'BEGIN:VEVENT',
    `UID:booking-${booking.id}@${siteName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    `DTSTAMP:${stamp(now)}`,
    ...(times || []),
    `SUMMARY:${escapeText(`${booking.product_name}, ${booking.slot_name}`)}`,
    `DESCRIPTION:${escapeText(`Booking ${booking.id}, ${booking.status}`)}`,
    `STATUS:${booking.status === 'Confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function stamp(instant: Date): string {
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
    if (bytes + size > LINE) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
