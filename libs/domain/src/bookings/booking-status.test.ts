import { describe, expect, test } from 'vitest'
import {
  BOOKING_STATUSES,
  type BookingStatus,
  canTransition,
  changeStatus,
  isBookingStatus,
} from './booking-status'

const movesOf = (actor: 'staff' | 'customer') =>
  BOOKING_STATUSES.flatMap((from) =>
    BOOKING_STATUSES.filter((to) => canTransition(actor, from, to)).map((to) => `${from} → ${to}`),
  )

describe('the moves of a booking', () => {
  test('staff decide on pending bookings only', () => {
    expect(movesOf('staff')).toEqual(['Pending → Confirmed', 'Pending → Cancelled'])
  })

  test('customers may only cancel', () => {
    expect(movesOf('customer')).toEqual(['Pending → Cancelled', 'Confirmed → Cancelled'])
  })

  test('no path leads out of Cancelled', () => {
    const others = BOOKING_STATUSES.filter((status) => status !== 'Cancelled')
    for (const wanted of others) expect(changeStatus('staff', 'Cancelled', wanted).ok).toBe(false)
  })

  test.each(BOOKING_STATUSES)('asking for %s again changes nothing and is no mistake', (status) => {
    expect(changeStatus('staff', status, status)).toEqual({ ok: true, value: status })
  })

  test.each(['confirmed', 'Approved', '', null, 1, ['Confirmed']])('%o is no status', (value) => {
    expect(isBookingStatus(value as BookingStatus)).toBe(false)
  })
})
