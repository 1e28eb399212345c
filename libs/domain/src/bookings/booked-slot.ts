import type { CalendarDate } from '../calendar/calendar-date'
import type { SlotTime } from '../schedule/slot-times'

/** A booking as the API sends it: `2026-07-16 00:00:00`, `08:00-12:00`. */
type Booked = { booking_date: string; time_range: string }

/** The date of a booking. */
export const dayOf = ({ booking_date }: Pick<Booked, 'booking_date'>) =>
  booking_date.slice(0, 10) as CalendarDate

/** The slot in which a booking takes place, in the zone of the business. */
export const slotOf = (booking: Booked, timeZone: string): SlotTime => ({
  date: dayOf(booking),
  timeRange: booking.time_range,
  timeZone,
})
