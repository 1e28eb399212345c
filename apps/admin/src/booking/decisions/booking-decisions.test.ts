import { BOOKING_STATUSES } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { decisionsFor, STATUS_AFTER } from './booking-decisions'

test('a pending booking can be approved, declined and deleted', () => {
  expect(decisionsFor('Pending')).toEqual(['approve', 'decline', 'delete'])
})

test('a confirmed booking can be cancelled and deleted, a cancelled one only deleted', () => {
  expect(decisionsFor('Confirmed')).toEqual(['cancel', 'delete'])
  expect(decisionsFor('Cancelled')).toEqual(['delete'])
})

test('a decision leads to a status that does not offer it again', () => {
  for (const decision of ['approve', 'decline'] as const) {
    expect(BOOKING_STATUSES).toContain(STATUS_AFTER[decision])
    expect(decisionsFor(STATUS_AFTER[decision])).not.toContain(decision)
  }
})
