import { NO_DETAILS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking'
import { aSite } from '../testing/a-site'
import { parseKeptTrip, toKeptTrip } from './kept-trip'

const END = Date.UTC(2026, 6, 16, 10)
const ABOUT = { site: aSite(), details: NO_DETAILS, userId: 2, keptAt: Date.UTC(2026, 6, 10) }
const TRIP = toKeptTrip(aBooking({ id: 12, status: 'Confirmed', guests: 4 }), ABOUT)

test('a trip is kept with what leads to it, and nothing of its customer', () => {
  expect(TRIP).toMatchObject({ id: 12, product_name: 'Painted Luzzu', guests: 4, endsAt: END })
  expect(TRIP.where.text).not.toBe('')
  expect(JSON.stringify(TRIP)).not.toMatch(/Maria|@|price|created/)
})

test('the meeting point of the product goes before the address of the business', () => {
  const where = { text: 'Pier 3, Sliema', map_url: 'https://maps.example.com/pier' }
  expect(
    toKeptTrip(aBooking(), { ...ABOUT, details: { ...NO_DETAILS, meeting_point: where } }).where,
  ).toEqual(where)
})

test('it is read until it has ended, by its user alone', () => {
  const stored = JSON.stringify(TRIP)
  expect(parseKeptTrip(stored, { userId: 2, now: END - 1 })).toEqual(TRIP)
  expect(parseKeptTrip(stored, { userId: 2, now: END })).toBeUndefined()
  expect(parseKeptTrip(stored, { userId: 3, now: END - 1 })).toBeUndefined()
  expect(parseKeptTrip(stored, { userId: undefined, now: END - 1 })).toBeUndefined()
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...TRIP, id: '12' }),
  JSON.stringify({ ...TRIP, status: 'Cancelled' }),
  JSON.stringify({ ...TRIP, where: null }),
  JSON.stringify({ ...TRIP, where: { text: 'Quay', map_url: 'javascript:alert(1)' } }),
])('what the page has not written, such as %s, is nothing', (stored) => {
  expect(parseKeptTrip(stored, { userId: 2, now: 0 })).toBeUndefined()
})
