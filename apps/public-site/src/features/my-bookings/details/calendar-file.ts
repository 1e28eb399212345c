import { calendarFile as toCalendarFile } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { dayOf, type ZonedNow } from '../booking-schedule'

/** A booking as an iCalendar file, with the same UID as in its emails. */
export function calendarFile(booking: Booking, siteName: string, { now, timeZone }: ZonedNow): string {
  return toCalendarFile(
    {
      id: booking.id,
      title: `${booking.product_name}, ${booking.slot_name}`,
      description: `Booking ${booking.id}, ${booking.status}`,
      status: booking.status === 'Confirmed' ? 'CONFIRMED' : 'TENTATIVE',
      date: dayOf(booking),
      timeRange: booking.time_range,
    },
    { siteName, timeZone, now },
  )
}
