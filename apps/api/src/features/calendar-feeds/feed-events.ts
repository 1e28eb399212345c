import { addDays, type CalendarEvent, dateIn, EVENT_STATUS, eventTitle, pluralize } from '@luzzu/domain'
import { DAY, instantAfter } from '../../platform/clock'
import type { CalendarFeedRow, Db } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'
import { calendarEvent } from '../bookings/emails/booking-emails'
import { tripsOf } from '../bookings/emails/email-customer'
import { type BookingWithUser, lastChangeOf, selectBookings } from '../bookings/queries/bookings.queries'
import { timeRangeOf } from '../time-slots/time-slots.queries'
import { productsOf, statusesOf } from './calendar-feeds.queries'

/** How long what is over, or was cancelled, stays in a calendar. */
const RETENTION_DAYS = 30
const MAX_EVENTS = 2000

/** The bookings of a calendar in the order of their time; when there are too many, those that are longest over are left out. */
export async function listFeedEvents(
  db: Db,
  feed: CalendarFeedRow,
  moment: Moment,
): Promise<CalendarEvent[]> {
  const today = dateIn(moment.site.timeZone, moment.now)
  const ahead = await selectShown(db, feed, moment)
    .where('booking_date', '>=', today)
    .orderBy('booking_date')
    .orderBy('starts_at')
    .orderBy('booking.id')
    .limit(MAX_EVENTS)
    .execute()
  const past = await selectShown(db, feed, moment)
    .where('booking_date', '<', today)
    .where('booking_date', '>=', addDays(today, -RETENTION_DAYS))
    .orderBy('booking_date', 'desc')
    .orderBy('starts_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(MAX_EVENTS - ahead.length)
    .execute()
  const shown = [...past.reverse(), ...ahead]
  return feed.is_own === 1
    ? ownEvents(db, shown, moment)
    : shown.map((booking) => staffEvent(booking, moment))
}

function selectShown(db: Db, feed: CalendarFeedRow, { now }: Moment) {
  const products = productsOf(feed)
  return selectBookings(db)
    .$if(feed.is_own === 1, (query) => query.where('booking.account_id', '=', feed.account_id))
    .$if(products !== null, (query) => query.where('booking.product_id', 'in', products ?? []))
    .where('status', 'in', statusesOf(feed))
    .where((row) =>
      row.or([
        row('status', '<>', 'Cancelled'),
        row(
          row.fn.coalesce('booking.updated_at', 'booking.created_at'),
          '>=',
          instantAfter(now, -RETENTION_DAYS * DAY),
        ),
      ]),
    )
}

/** The same events as in emails. */
async function ownEvents(
  db: Db,
  bookings: readonly BookingWithUser[],
  { site }: Moment,
): Promise<CalendarEvent[]> {
  const trips = await tripsOf(db, bookings)
  return bookings.flatMap(({ status, version }, at) => {
    const event = trips[at] && calendarEvent(site, trips[at], status)
    return event ? [{ ...event, sequence: version }] : []
  })
}

/** What staff need at the quay: neither phone nor email, because calendars are shared. */
function staffEvent(booking: BookingWithUser, { site }: Moment): CalendarEvent {
  const { id, username, guests, product_name, slot_name, status } = booking
  const party = guests === null ? '' : `, ${pluralize(guests, 'guest')}`
  return {
    id,
    title: eventTitle(`${username}${party}: ${product_name}, ${slot_name}`, status),
    description: `Booking ${id}, ${status}`,
    url: `${site.url}/admin/bookings?id=${id}&status=All`,
    status: EVENT_STATUS[status],
    sequence: booking.version,
    updatedAt: lastChangeOf(booking),
    date: booking.booking_date,
    timeRange: timeRangeOf(booking),
  }
}
