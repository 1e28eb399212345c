import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTimeRange, TIME_SLOTS, type TimeRange } from '../schedule/time-slot'
import { peakOccupancy, remainingUnits } from './capacity'

const [morning, afternoon, fullDay] = TIME_SLOTS.map((slot) => parseTimeRange(slot.time_range)) as [
  TimeRange,
  TimeRange,
  TimeRange,
]

/** The naive count: checks each hour of the day. */
function busiestHour(taken: readonly TimeRange[], wanted: TimeRange): number {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  const within = hours.filter((hour) => hour >= wanted.start && hour < wanted.end)
  return Math.max(
    ...within.map((hour) => taken.filter(({ start, end }) => start <= hour && hour < end).length),
  )
}

describe('the remaining units of a slot', () => {
  test('are reduced by a full day in the morning and in the afternoon', () => {
    expect(remainingUnits(1, [fullDay], morning)).toBe(0)
    expect(remainingUnits(1, [fullDay], afternoon)).toBe(0)
    expect(remainingUnits(1, [morning], fullDay)).toBe(0)
  })

  test('are not reduced by a morning in the afternoon', () => {
    expect(remainingUnits(1, [morning], afternoon)).toBe(1)
  })

  test('are reduced by one when a morning and an afternoon share a unit', () => {
    expect(remainingUnits(2, [morning, afternoon], fullDay)).toBe(1)
  })

  test('equal the units minus the busiest hour, at least zero', () => {
    const slot = fc.constantFrom(morning, afternoon, fullDay)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(slot, { maxLength: 12 }),
        slot,
        (units, taken, wanted) => {
          expect(remainingUnits(units, taken, wanted)).toBe(Math.max(0, units - busiestHour(taken, wanted)))
        },
      ),
    )
  })

  test('are the same for grouped and single ranges, and as counted at each start', () => {
    const time = fc.integer({ min: 0, max: 95 }).map(clockOf)
    const range = fc
      .tuple(time, time)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => (one < other ? { start: one, end: other } : { start: other, end: one }))
    const occupied = fc.record({ range, count: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(fc.array(occupied, { maxLength: 20 }), range, (ranges, wanted) => {
        const together = ranges.map((one) => ({ ...one.range, count: one.count }))
        const apart = ranges.flatMap((one) => Array.from({ length: one.count }, () => one.range))
        const naive = 100 - busiestStart(apart, wanted)
        expect(remainingUnits(100, apart, wanted)).toBe(naive)
        expect(remainingUnits(100, together, wanted)).toBe(naive)
        expect(peakOccupancy(together)).toBe(busiestStart(apart, { start: '00:00', end: '24:00' }))
      }),
    )
  })
})

const clockOf = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

/** Counts the occupied units at the start of every range. */
function busiestStart(taken: readonly TimeRange[], wanted: TimeRange): number {
  const instants = [wanted.start, ...taken.map(({ start }) => start)]
  const within = instants.filter((at) => wanted.start <= at && at < wanted.end)
  return Math.max(...within.map((at) => taken.filter(({ start, end }) => start <= at && at < end).length))
}
