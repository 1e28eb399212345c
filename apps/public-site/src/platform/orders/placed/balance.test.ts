import { expect, test } from 'vitest'
import { payableOf } from './balance'

const order = (part: object) => ({
  status: 'placed' as const,
  balance_due: 42,
  bookings: [{ status: 'Confirmed' as const }],
  ...part,
})

test('what is due can be paid once it is confirmed', () => {
  expect(payableOf(order({}))).toBe(42)
  expect(payableOf(order({ bookings: [{ status: 'Confirmed' }, { status: 'Cancelled' }] }))).toBe(42)
})

test('nothing can be paid while a request is open, or once the order is over', () => {
  expect(payableOf(order({ bookings: [{ status: 'Confirmed' }, { status: 'Pending' }] }))).toBe(0)
  expect(payableOf(order({ status: 'cancelled' }))).toBe(0)
  expect(payableOf(order({ status: 'held' }))).toBe(0)
})
