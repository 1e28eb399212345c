import { expect, test } from 'vitest'
import { whyNotPayable } from './order'

test('an order whose bookings are answered can be paid', () => {
  expect(whyNotPayable([])).toBeUndefined()
  expect(
    whyNotPayable([
      { id: 1, status: 'Confirmed' },
      { id: 2, status: 'Cancelled' },
      { id: 3, status: null },
    ]),
  ).toBeUndefined()
})

test('what still waits for an answer is named', () => {
  expect(whyNotPayable([{ id: 1, status: 'Pending' }])).toBe('This booking is not confirmed yet.')
  expect(
    whyNotPayable([
      { id: 1, status: 'Confirmed' },
      { id: 2, status: 'Pending' },
    ]),
  ).toBe('Booking 2 of this order still waits for an answer, so nothing can be paid yet.')
  expect(
    whyNotPayable([
      { id: 1, status: 'Confirmed' },
      { id: 2, status: 'Pending' },
      { id: 3, status: 'Pending' },
    ]),
  ).toBe('Bookings 2, 3 of this order still wait for an answer, so nothing can be paid yet.')
})
