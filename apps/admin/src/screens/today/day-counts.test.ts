import { weekOf } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { countDay, countGuests } from './day-counts'

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
