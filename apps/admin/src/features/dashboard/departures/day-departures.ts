import { parseTimeRange } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** The confirmed bookings of one departure time, and the number of pending ones. */
export type Departure = { time: string; leaving: Booking[]; waiting: number }

/** Groups the bookings of a day by departure time. */
export function departuresOf(bookings: readonly Booking[]): Departure[] {
  const departures = new Map<string, Departure>()
  for (const booking of bookings) {
    const time = parseTimeRange(booking.time_range)?.start
    if (!time || booking.status === 'Cancelled') continue
    const departure = departures.get(time) ?? { time, leaving: [], waiting: 0 }
    if (booking.status === 'Confirmed') departure.leaving.push(booking)
    else departure.waiting += 1
    departures.set(time, departure)
  }
  return [...departures.values()].sort((one, other) => one.time.localeCompare(other.time))
}
