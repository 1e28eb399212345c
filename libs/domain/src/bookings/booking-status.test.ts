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

describe('the transitions of a booking', () => {
  test('allow staff to decide on pending bookings only', () => {
    expect(movesOf('staff')).toEqual(['Pending → Confirmed', 'Pending → Cancelled'])
  })

  test('allow customers to cancel only', () => {
    expect(movesOf('customer')).toEqual(['Pending → Cancelled', 'Confirmed → Cancelled'])
  })

  test('do not lead out of Cancelled', () => {
    const others = BOOKING_STATUSES.filter((status) => status !== 'Cancelled')
    for (const wanted of others) expect(changeStatus('staff', 'Cancelled', wanted).ok).toBe(false)
  })

  test.each(BOOKING_STATUSES)('setting %s again is a no-op', (status) => {
    expect(changeStatus('staff', status, status)).toEqual({ ok: true, value: status })
  })

  test.each(['confirmed', 'Approved', '', null, 1, ['Confirmed']])('%o is no status', (value) => {
    expect(isBookingStatus(value as BookingStatus)).toBe(false)
  })
})
