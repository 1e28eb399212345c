import { BOOKING_STATUSES, type BookingStatus } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { DECISIONS, isOffered, STATUS_AFTER } from './booking-decisions'

const decisionsFor = (status: BookingStatus) => DECISIONS.filter((decision) => isOffered(decision, status))

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
