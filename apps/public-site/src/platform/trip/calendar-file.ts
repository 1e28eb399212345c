import { bookingEvent, type ProductDetails, calendarFile as toCalendarFile } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'

/** `url`: where the customer sees the booking. */
type About = { site: Site; details: ProductDetails | undefined; url: string }

/** A booking as an iCalendar file: the same event as in its emails. */
export function calendarFile(booking: Booking, { site, details, url }: About): string {
  const version = Number(/\d+/.exec(booking.etag)?.[0] ?? 0)
  const event = bookingEvent(booking, { host: site, details, url, version, updatedAt: booking.updated_at })
  const { site_name: siteName, time_zone: timeZone, installation } = site
  return toCalendarFile(event, { siteName, timeZone, installation })
}
