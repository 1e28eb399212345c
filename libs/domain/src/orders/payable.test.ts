import { expect, test } from 'vitest'
import { payableOf, whyNotPayable } from './order'

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

const order = (part: object) => ({
  status: 'placed' as const,
  balance_due: 42,
  bookings: [{ id: 1, status: 'Confirmed' as const }],
  ...part,
})

test('what is due can be paid online once it is confirmed', () => {
  expect(payableOf(order({}))).toBe(42)
  const answered = [
    { id: 1, status: 'Confirmed' },
    { id: 2, status: 'Cancelled' },
  ]
  expect(payableOf(order({ bookings: answered }))).toBe(42)
})

test('nothing can be paid online while a request is open, or once the order is over', () => {
  const open = [
    { id: 1, status: 'Confirmed' },
    { id: 2, status: 'Pending' },
  ]
  expect(payableOf(order({ bookings: open }))).toBe(0)
  expect(payableOf(order({ status: 'cancelled' }))).toBe(0)
  expect(payableOf(order({ status: 'held' }))).toBe(0)
})
