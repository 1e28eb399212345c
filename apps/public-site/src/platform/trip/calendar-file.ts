import { bookingEvent, type ProductDetails, calendarFile as toCalendarFile, zoneName } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'
import { paths } from '../paths'
import { freeUntilOf } from './cancellation-row'

type About = { site: Site; details: ProductDetails | undefined; origin: string; now: Date }

/** A booking as an iCalendar file: the same event as in its emails. */
export function calendarFile(booking: Booking, { site, details, origin, now }: About): string {
  const version = Number(/\d+/.exec(booking.etag)?.[0] ?? 0)
  const { site_name: siteName, time_zone: timeZone, installation, cancellation_hours } = site
  const until = freeUntilOf(booking, { now, timeZone, cancellationHours: cancellation_hours })
  const event = bookingEvent(booking, {
    host: site,
    details,
    url: origin + (booking.id_user_fk === null ? paths.manage : paths.bookingDetails(booking.id)),
    version,
    updatedAt: booking.updated_at,
    freeUntil: until && `${until} ${zoneName(timeZone)}`,
  })
  return toCalendarFile(event, { siteName, timeZone, installation })
}
