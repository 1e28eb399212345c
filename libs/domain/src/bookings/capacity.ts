import { overlaps, type TimeRange } from './time-slot'

/** A time range that `count` bookings occupy, one where nothing else is said. */
export type OccupiedRange = TimeRange & { count?: number }

/**
 * How many more bookings of `wanted` a product with `units` craft takes on a day that has `taken`.
 * The busiest instant counts: two bookings that follow one another share one craft.
 */
export function remainingUnits(units: number, taken: readonly OccupiedRange[], wanted: TimeRange): number {
  return Math.max(0, units - peakOccupancy(taken.filter((range) => overlaps(range, wanted))))
}

/** How many bookings of one day overlap at its busiest instant. */
export function peakOccupancy(taken: readonly OccupiedRange[]): number {
  const changes = new Map<string, number>()
  const change = (at: string, by: number) => changes.set(at, (changes.get(at) ?? 0) + by)
  for (const { start, end, count = 1 } of taken) {
    change(start, count)
    change(end, -count)
  }
  let [occupied, peak] = [0, 0]
  for (const at of [...changes.keys()].sort()) {
    occupied += changes.get(at) ?? 0
    peak = Math.max(peak, occupied)
  }
  return peak
}
