import { expect, test } from 'vitest'
import { bookingTotals, percentOf } from './booking-totals'

test('what is pending is added up beside all bookings, to the cent', () => {
  const rows = [
    { key: '2026-07-10', bookings: 14, guests: 52, value: 0.1, cancelled: 1, pending: 3, pending_value: 0.1 },
    { key: '2026-07-11', bookings: 9, guests: 31, value: 0.2, cancelled: 0, pending: 1, pending_value: 0.2 },
  ]
  expect(bookingTotals(rows)).toEqual({
    bookings: 23,
    guests: 83,
    value: 0.3,
    cancelled: 1,
    pending: 4,
    pending_value: 0.3,
  })
})

test('a share is rounded to percents, but some are not none and most are not all', () => {
  expect(percentOf(5, 116)).toBe('4%')
  expect(percentOf(1, 1000)).toBe('less than 1%')
  expect(percentOf(999, 1000)).toBe('more than 99%')
  expect(percentOf(3, 3)).toBe('100%')
})
