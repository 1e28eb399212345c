import { bookingEvent, type ProductDetails, calendarFile as toCalendarFile, zoneName } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'
import { freeUntilOf } from './cancellation-row'

/** `url`: where the customer sees the booking. */
type About = { site: Site; details: ProductDetails | undefined; url: string; now: Date }

/** A booking as an iCalendar file: the same event as in its emails. */
export function calendarFile(booking: Booking, { site, details, url, now }: About): string {
  const version = Number(/\d+/.exec(booking.etag)?.[0] ?? 0)
  const { site_name: siteName, time_zone: timeZone, installation, cancellation_hours } = site
  const until = freeUntilOf(booking, { now, timeZone, cancellationHours: cancellation_hours })
  const event = bookingEvent(booking, {
    host: site,
    details,
    url,
    version,
    updatedAt: booking.updated_at,
    freeUntil: until && `${until} ${zoneName(timeZone)}`,
  })
  return toCalendarFile(event, { siteName, timeZone, installation })
}
