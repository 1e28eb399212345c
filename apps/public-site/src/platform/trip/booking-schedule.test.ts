import { describe, expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking'
import {
  bookingWithMoney,
  cancellationOf,
  formatDaysUntil,
  groupBookings,
  isUpcoming,
} from './booking-schedule'

const zonedNow = { now: new Date('2026-07-15T10:00:00Z'), timeZone: 'Europe/Malta', cancellationHours: 24 }
const on = (id: number, day: string, part = {}) => aBooking({ id, booking_date: `${day} 00:00:00`, ...part })

test('a trip is ahead until it ends, unless it is cancelled', () => {
  const ended = { ...zonedNow, now: new Date('2026-07-15T10:01:00Z') }
  expect(isUpcoming(on(1, '2026-07-15', { time_range: '08:00-12:01' }), zonedNow)).toBe(true)
  expect(isUpcoming(on(1, '2026-07-15', { time_range: '08:00-12:00' }), ended)).toBe(false)
  expect(isUpcoming(on(1, '2026-07-21', { status: 'Cancelled' }), zonedNow)).toBe(false)
})

const idsOf = (groups: Record<'upcoming' | 'past' | 'cancelled', { id: number }[]>) => {
  const ids = (bookings: { id: number }[]) => bookings.map(({ id }) => id)
  return { upcoming: ids(groups.upcoming), past: ids(groups.past), cancelled: ids(groups.cancelled) }
}

describe('the order of bookings', () => {
  test('is the next trip, upcoming ones, then past ones, latest first', () => {
    const { next, ...groups } = groupBookings(
      [on(1, '2026-06-12'), on(2, '2026-07-21'), on(3, '2026-06-27'), on(4, '2026-07-16')],
      zonedNow,
    )
    expect(next?.id).toBe(4)
    expect(idsOf(groups)).toEqual({ upcoming: [2], past: [3, 1], cancelled: [] })
  })

  test('never has a cancelled booking as the next trip', () => {
    const { next, ...groups } = groupBookings(
      [on(1, '2026-07-16', { status: 'Cancelled' }), on(2, '2026-07-21')],
      zonedNow,
    )
    expect(next?.id).toBe(2)
    expect(idsOf(groups)).toEqual({ upcoming: [], past: [], cancelled: [1] })
  })

  test('has cancelled bookings apart from the others', () => {
    const { next, ...groups } = groupBookings(
      [
        on(1, '2026-07-17', { status: 'Cancelled' }),
        on(2, '2026-07-21'),
        on(3, '2026-06-27'),
        on(4, '2026-07-16'),
      ],
      zonedNow,
    )
    expect(next?.id).toBe(4)
    expect(idsOf(groups)).toEqual({ upcoming: [2], past: [3], cancelled: [1] })
  })

  test('has a trip that is under way as the next one, for who is late', () => {
    const begun = on(1, '2026-07-15', { time_range: '11:00-13:00' })
    expect(groupBookings([on(2, '2026-07-16'), begun], zonedNow).next?.id).toBe(1)
    expect(groupBookings([on(1, '2026-07-15', { time_range: '08:00-11:00' })], zonedNow).next).toBeUndefined()
  })
})

test.each([
  ['2026-07-15', '11:00-13:00', undefined],
  ['2026-07-15', '14:00-16:00', 'today'],
  ['2026-07-16', '08:00-12:00', 'tomorrow'],
  ['2026-07-28', '08:00-12:00', 'in 13 days'],
])('until a trip on %s, %s, it says %s', (day, time_range, words) => {
  expect(formatDaysUntil(on(1, day, { time_range }), zonedNow)).toBe(words)
})

describe('cancelling', () => {
  test('is possible until a day before the start', () => {
    expect(cancellationOf(on(1, '2026-07-17'), zonedNow)).toBe('allowed')
    expect(cancellationOf(on(1, '2026-07-16'), zonedNow)).toBe('too-late')
  })

  test('says what becomes of money that was paid, or that a card may hold until the request is answered', () => {
    const pending = on(1, '2026-07-17', { status: 'Pending', order_id: 512, paid: 0 })
    expect(bookingWithMoney(pending, true)?.order_id).toBe(512)
    expect(bookingWithMoney(pending, false)).toBeUndefined()
    expect(bookingWithMoney({ ...pending, status: 'Confirmed', paid: 20 }, false)?.order_id).toBe(512)
    expect(bookingWithMoney({ ...pending, order_id: null }, true)).toBeUndefined()
  })

  test('is not offered for a cancelled booking', () => {
    expect(cancellationOf(on(1, '2026-07-17', { status: 'Cancelled' }), zonedNow)).toBe('impossible')
  })
})
