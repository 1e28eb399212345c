import { type OccupiedRange, remainingUnits } from '../bookings/capacity'
import type { TimeRange } from '../schedule/time-slot'

/**
 * The bookings of a product on a day that exceed what closures leave, the latest made first. The bookings are given in
 * the order in which they were made: each keeps its place if it fits beside those that were made before it and keep
 * theirs.
 */
export function affectedBookings<Booking extends TimeRange>(
  units: number,
  closed: readonly OccupiedRange[],
  bookings: readonly Booking[],
): Booking[] {
  const kept = new Map<string, Required<OccupiedRange>>()
  const affected: Booking[] = []
  for (const booking of bookings) {
    if (remainingUnits(units, [...closed, ...kept.values()], booking) > 0) keep(kept, booking)
    else affected.push(booking)
  }
  return affected.reverse()
}

/** Equal ranges are counted, because there may be thousands of them. */
function keep(kept: Map<string, Required<OccupiedRange>>, { start, end }: TimeRange): void {
  const key = `${start}-${end}`
  kept.set(key, { start, end, count: (kept.get(key)?.count ?? 0) + 1 })
}
