import { parseTimeRange, type SlotPhase } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** The bookings of one departure time; `until` is when the last ones end. */
export type Departure = { time: string; until: string; confirmed: Booking[]; pending: Booking[] }

const MAX_NAMES = 6
const MAX_NAMES_OF_ONE = 4

/**
 * How many names each departure shows: a busy day would be longer than the screen. Those to come first, then those in
 * progress; who is back is not named.
 */
export function shownNames(departures: readonly (Departure & { phase: SlotPhase })[]): Map<string, number> {
  let left = MAX_NAMES
  const shown = new Map<string, number>()
  for (const phase of ['upcoming', 'in_progress'] as const)
    for (const { time, confirmed } of departures.filter((one) => one.phase === phase)) {
      const count = Math.min(left, MAX_NAMES_OF_ONE, confirmed.length)
      shown.set(time, count)
      left -= count
    }
  return shown
}

/** Groups the bookings of a day by departure time. */
export function departuresOf(bookings: readonly Booking[]): Departure[] {
  const departures = new Map<string, Departure>()
  for (const booking of bookings) {
    const range = parseTimeRange(booking.time_range)
    if (!range || booking.status === 'Cancelled') continue
    const { start: time, end } = range
    const departure = departures.get(time) ?? { time, until: end, confirmed: [], pending: [] }
    if (end > departure.until) departure.until = end
    const { confirmed, pending } = departure
    const list = booking.status === 'Confirmed' ? confirmed : pending
    list.push(booking)
    departures.set(time, departure)
  }
  return [...departures.values()].sort((one, other) => one.time.localeCompare(other.time))
}
