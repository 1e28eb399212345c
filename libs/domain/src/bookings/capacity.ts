import { overlaps, type TimeRange } from '../schedule/time-slot'

/** A time range occupied by `count` bookings, 1 by default. */
export type OccupiedRange = TimeRange & { count?: number }

/**
 * How many more bookings of `wanted` fit on a day with the ranges `taken`. The busiest instant counts: consecutive
 * bookings share one unit.
 */
export function remainingUnits(units: number, taken: readonly OccupiedRange[], wanted: TimeRange): number {
  return Math.max(0, units - peakOccupancy(taken.filter((range) => overlaps(range, wanted))))
}

/** How many bookings of a day overlap at its busiest instant. */
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
