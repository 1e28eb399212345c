import { parseTimeRange } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** The confirmed bookings of one departure time, and the number of pending ones; `until` is when the last ones end. */
export type Departure = { time: string; until: string; confirmed: Booking[]; pending: number }

/** Groups the bookings of a day by departure time. */
export function departuresOf(bookings: readonly Booking[]): Departure[] {
  const departures = new Map<string, Departure>()
  for (const booking of bookings) {
    const range = parseTimeRange(booking.time_range)
    if (!range || booking.status === 'Cancelled') continue
    const { start: time, end } = range
    const departure = departures.get(time) ?? { time, until: end, confirmed: [], pending: 0 }
    if (end > departure.until) departure.until = end
    if (booking.status === 'Confirmed') departure.confirmed.push(booking)
    else departure.pending += 1
    departures.set(time, departure)
  }
  return [...departures.values()].sort((one, other) => one.time.localeCompare(other.time))
}
