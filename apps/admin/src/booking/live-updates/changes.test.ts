import type { Instant } from '@luzzu/domain'
import { describe, expect, test } from 'vitest'
import { buildBooking } from '../testing/build-booking'
import { applyChanges, changesBetween, describeChanges, hasChanges } from './changes'

const rows = (...ids: number[]) => ids.map((id) => buildBooking({ id }))
const LIMIT = 3

describe('two fetches of a list', () => {
  test('with the same rows have no changes', () => {
    const changes = changesBetween(rows(3, 2, 1), rows(3, 2, 1), LIMIT)
    expect(hasChanges(changes)).toBe(false)
    expect(describeChanges(changes)).toBeUndefined()
  })

  test('report a new booking, but not the row that it pushed to the next page', () => {
    const changes = changesBetween(rows(3, 2, 1), rows(4, 3, 2), LIMIT)
    expect(changes).toEqual({ added: 1, removed: new Set(), changed: [] })
    expect(describeChanges(changes)).toBe('1 new booking')
  })

  test('report a booking that left, but not the row that moved up', () => {
    const changes = changesBetween(rows(5, 4, 3), rows(5, 3, 2), LIMIT)
    expect(changes).toEqual({ added: 0, removed: new Set([4]), changed: [] })
    expect(describeChanges(changes)).toBe('1 booking changed')
  })

  test('report both when one came and another left', () => {
    const changes = changesBetween(rows(5, 4, 3), rows(6, 5, 3), LIMIT)
    expect(changes).toEqual({ added: 1, removed: new Set([4]), changed: [] })
  })

  test('report the first bookings of an empty list', () => {
    expect(describeChanges(changesBetween([], rows(2, 1), LIMIT))).toBe('2 new bookings')
  })

  test('count new rows after the last one when there is no next page', () => {
    expect(changesBetween(rows(1), rows(1, 2), LIMIT).added).toBe(1)
  })

  test('report what others have changed of a booking, such as its date', () => {
    const shown = rows(3, 2, 1)
    const moved = buildBooking({ id: 2, booking_date: '2026-06-20 00:00:00', etag: '"v2"' })
    const changes = changesBetween(shown, [...rows(3), moved, ...rows(1)], LIMIT)
    expect(changes.changed).toEqual([moved])
  })

  test('report a payment, which leaves the version of the booking as it was', () => {
    const paid = buildBooking({ id: 2, paid: 110, balance_due: 0 })
    const changes = changesBetween(rows(3, 2, 1), [...rows(3), paid, ...rows(1)], LIMIT)
    expect(changes.changed).toEqual([paid])
  })

  test('have no changes when a deadline has passed, which nobody has changed', () => {
    const before = buildBooking({ free_until: '2026-06-18T06:00:00.000Z' as Instant })
    const now = buildBooking({ free_until: null })
    expect(hasChanges(changesBetween([before], [now], LIMIT))).toBe(false)
  })

  test('show the decision of another user in place', () => {
    const shown = rows(3, 2, 1)
    const decided = buildBooking({ id: 2, status: 'Confirmed', etag: '"v2"' })
    const changes = changesBetween(shown, [...rows(3), decided, ...rows(1)], LIMIT)
    expect(applyChanges(shown, changes).map(({ status }) => status)).toEqual([
      'Pending',
      'Confirmed',
      'Pending',
    ])
  })
})
