import type { Product } from '@luzzu/domain/contracts'
import { describe, expect, test } from 'vitest'
import { buildManifestEntry } from '../../platform/testing/build-booking'
import { countDay, countGuests, hasPending, manifestOf, PART_DAY_SLOTS } from './manifest'
import { weekOf } from './week/week'

const luzzu: Product = {
  id: 1,
  activity_id: 1,
  name: 'Traditional Luzzu',
  description: '',
  max_persons: 8,
  max_weight_kg: null,
  boat_height_m: null,
  price: 95,
  units: 2,
  image: null,
  image_url: null,
}
const kayak = { ...luzzu, id: 2, name: 'Single Kayak', units: 6 }
const morning = { slot_id: 1, time_range: '08:00-12:00' }
const fullDay = { slot_id: 3, time_range: '08:00-18:00' }

describe('the manifest of a day', () => {
  test('has a morning and an afternoon', () => {
    expect(PART_DAY_SLOTS.map(({ name }) => name)).toEqual(['Morning', 'Afternoon'])
  })

  test('counts the free units of each part; a full day occupies both', () => {
    const { days } = manifestOf(
      [luzzu],
      [
        buildManifestEntry({ id: 1, status: 'Confirmed', ...morning }),
        buildManifestEntry({ id: 2, ...fullDay }),
      ],
    )
    expect(days[0]?.parts.map(({ left }) => left)).toEqual([0, 1])
    expect(days[0]?.fullDayLeft).toBe(0)
    expect(days[0]?.fullDay.map(({ id }) => id)).toEqual([2])
    expect(days[0] && hasPending(days[0])).toBe(true)
  })

  test('names the products without bookings', () => {
    const { days, idle } = manifestOf([luzzu, kayak], [buildManifestEntry(morning)])
    expect(days.map(({ name }) => name)).toEqual(['Traditional Luzzu'])
    expect(idle.map(({ name }) => name)).toEqual(['Single Kayak'])
  })

  test('omits cancelled bookings', () => {
    expect(manifestOf([luzzu], [buildManifestEntry({ status: 'Cancelled' })]).days).toEqual([])
  })

  test('keeps bookings of a deleted product', () => {
    const { days } = manifestOf([], [buildManifestEntry({ product_name: 'Old Ferry', ...morning })])
    expect(days[0]).toMatchObject({ name: 'Old Ferry', units: 1 })
  })
})

test('a day has counts of confirmed and pending bookings', () => {
  const day = [
    buildManifestEntry(),
    buildManifestEntry({ status: 'Confirmed' }),
    buildManifestEntry({ status: 'Cancelled' }),
  ]
  expect(countDay(day)).toEqual({ confirmed: 1, pending: 1 })
})

test('a week begins on Monday', () => {
  for (const day of ['2026-06-15', '2026-06-18', '2026-06-21'] as const) {
    const week = weekOf(day as Parameters<typeof weekOf>[0])
    expect([week[0], week.at(-1)]).toEqual(['2026-06-15', '2026-06-21'])
  }
})

test('guests are counted as far as they were told, without those of cancelled bookings', () => {
  const day = [
    buildManifestEntry({ guests: 4 }),
    buildManifestEntry({ guests: null, status: 'Confirmed' }),
    buildManifestEntry({ guests: 3, status: 'Confirmed' }),
    buildManifestEntry({ guests: 8, status: 'Cancelled' }),
  ]
  expect(countGuests(day)).toBe(7)
})
