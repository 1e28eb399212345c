import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking'
import { paletteEntries, stepFrom } from './palette-entries'

test('without words every place of the admin is offered', () => {
  const labels = paletteEntries('', [aBooking()]).map(({ label }) => label)
  expect(labels).toContain('Dashboard')
  expect(labels).not.toContain('1 · Chiara Ricci')
})

test('words find bookings first, then places', () => {
  const entries = paletteEntries('book', [aBooking({ id: 1278, status: 'Confirmed' })])
  expect(entries.map(({ path }) => path)).toEqual([
    '/admin/bookings?id=1278&status=Confirmed',
    '/admin/bookings',
  ])
})

test('choosing goes around at both ends', () => {
  expect(stepFrom(0, -1, 3)).toBe(2)
  expect(stepFrom(2, 1, 3)).toBe(0)
  expect(stepFrom(0, 1, 0)).toBe(0)
})
