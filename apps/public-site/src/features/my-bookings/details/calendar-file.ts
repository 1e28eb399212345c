import { dayOf, calendarFile as toCalendarFile } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'

/** A booking as an iCalendar file: the same event as in its emails. */
export function calendarFile(
  booking: Booking,
  { site_name, time_zone, installation }: Pick<Site, 'site_name' | 'time_zone' | 'installation'>,
): string {
  return toCalendarFile(
    {
      id: booking.id,
      title: `${booking.product_name}, ${booking.slot_name}`,
      description: `Booking ${booking.id}, ${booking.status}`,
      status: booking.status === 'Confirmed' ? 'CONFIRMED' : 'TENTATIVE',
      sequence: Number(/\d+/.exec(booking.etag)?.[0] ?? 0),
      updatedAt: booking.updated_at,
      date: dayOf(booking),
      timeRange: booking.time_range,
    },
    { siteName: site_name, timeZone: time_zone, installation },
  )
}
