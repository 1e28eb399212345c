import type { BookingFilter } from '@luzzu/api-client/bookings'
import type { CalendarDate } from '@luzzu/domain'

/** More than all the craft can take on one day. */
const LIMIT = 500

export function dayQuery(date: CalendarDate): BookingFilter {
  return { date, limit: LIMIT }
}
