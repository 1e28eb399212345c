import type { Dashboard } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { newRequestsSince, seenIdAfter } from './new-requests'
import { newRequestsMessages } from './new-requests.copy'

const aBooking = (id: number, status: 'Pending' | 'Confirmed' = 'Pending') => ({
  id,
  user_name: `Guest ${id}`,
  email: 'guest@example.com',
  product_name: 'Painted Luzzu',
  date: '2026-07-16 00:00:00',
  status,
})
const dashboardOf = (...recent_bookings: ReturnType<typeof aBooking>[]): Dashboard => ({
  popular_rentals: [],
  recent_bookings,
  pending_approvals: 0,
  registered_users: 0,
  total_bookings: 0,
})

test('requests that came since are new, the oldest first; confirmed bookings are none', () => {
  const dashboard = dashboardOf(aBooking(9), aBooking(8, 'Confirmed'), aBooking(7), aBooking(6))
  expect(newRequestsSince(6, dashboard).map(({ id }) => id)).toEqual([7, 9])
  expect(newRequestsSince(9, dashboard)).toEqual([])
})

test('what was seen stays seen when the latest booking is deleted', () => {
  expect(seenIdAfter(undefined, dashboardOf())).toBe(0)
  expect(seenIdAfter(undefined, dashboardOf(aBooking(9), aBooking(7)))).toBe(9)
  expect(seenIdAfter(9, dashboardOf(aBooking(7)))).toBe(9)
})

test('one request is said with who and what, more are counted', () => {
  expect(newRequestsMessages.arrived([aBooking(7)])).toBe(
    'New request: Guest 7, Painted Luzzu, Thursday, July 16, 2026',
  )
  expect(newRequestsMessages.arrived([aBooking(7), aBooking(9)])).toBe('2 new requests: Guest 7, Guest 9')
})
