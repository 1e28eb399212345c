import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesLeft } from './occupancy'
import { parseTimeRange, TIME_SLOTS, type TimeRange } from './time-slot'

const [morning, afternoon, fullDay] = TIME_SLOTS.map((slot) => parseTimeRange(slot.time_range)) as [
  TimeRange,
  TimeRange,
  TimeRange,
]

/** What anyone would do by hand: look at each hour of the day. */
function busiestHour(taken: readonly TimeRange[], wanted: TimeRange): number {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  const within = hours.filter((hour) => hour >= wanted.start && hour < wanted.end)
  return Math.max(
    ...within.map((hour) => taken.filter(({ start, end }) => start <= hour && hour < end).length),
  )
}

describe('the places left in a slot', () => {
  test('a full day takes the place of a morning and of an afternoon', () => {
    expect(placesLeft(1, [fullDay], morning)).toBe(0)
    expect(placesLeft(1, [fullDay], afternoon)).toBe(0)
    expect(placesLeft(1, [morning], fullDay)).toBe(0)
  })

  test('a morning leaves the afternoon alone', () => {
    expect(placesLeft(1, [morning], afternoon)).toBe(1)
  })

  test('a morning and an afternoon share one craft, so a second is free all day', () => {
    expect(placesLeft(2, [morning, afternoon], fullDay)).toBe(1)
  })

  test('are what the busiest hour leaves, and never less than none', () => {
    const slot = fc.constantFrom(morning, afternoon, fullDay)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(slot, { maxLength: 12 }),
        slot,
        (units, taken, wanted) => {
          expect(placesLeft(units, taken, wanted)).toBe(Math.max(0, units - busiestHour(taken, wanted)))
        },
      ),
    )
  })
})
