import { parseTimeRange } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** The confirmed bookings of one departure time, and the number of pending ones. */
export type Departure = { time: string; confirmed: Booking[]; pending: number }

/** Groups the bookings of a day by departure time. */
export function departuresOf(bookings: readonly Booking[]): Departure[] {
  const departures = new Map<string, Departure>()
  for (const booking of bookings) {
    const time = parseTimeRange(booking.time_range)?.start
    if (!time || booking.status === 'Cancelled') continue
    const departure = departures.get(time) ?? { time, confirmed: [], pending: 0 }
    if (booking.status === 'Confirmed') departure.confirmed.push(booking)
    else departure.pending += 1
    departures.set(time, departure)
  }
  return [...departures.values()].sort((one, other) => one.time.localeCompare(other.time))
}
