import { overlaps, type TimeRange } from './time-slot'

/**
 * How many more bookings of `wanted` a product with `units` craft takes on a day that has `taken`.
 * The busiest instant counts: two bookings that follow one another share one craft.
 */
export function placesLeft(units: number, taken: readonly TimeRange[], wanted: TimeRange): number {
  const rivals = taken.filter((range) => overlaps(range, wanted))
  // Occupancy rises only where something starts, so looking there finds its maximum.
  const instants = [wanted.start, ...rivals.map(({ start }) => start).filter((start) => start > wanted.start)]
  const busiest = Math.max(
    ...instants.map((at) => rivals.filter(({ start, end }) => start <= at && at < end).length),
  )
  return Math.max(0, units - busiest)
}
