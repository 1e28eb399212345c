import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { dateIn } from '../calendar/time-zone'
import {
  cancellationDeadline,
  canStillCancel,
  hasStarted,
  isNoticeBeyondWindow,
  isTooSoon,
  notBookableReason,
} from './slot-times'

const DAY = '2026-07-16' as CalendarDate
const MALTA = 'Europe/Malta'
const MORNING = { date: DAY, timeRange: '08:00-12:00', timeZone: MALTA }

describe('a morning in July', () => {
  test('begins at eight, Malta time', () => {
    expect(hasStarted(MORNING, new Date('2026-07-16T05:59:59Z'))).toBe(false)
    expect(hasStarted(MORNING, new Date('2026-07-16T06:00:00Z'))).toBe(true)
  })

  test('can be cancelled until 24 hours before', () => {
    expect(cancellationDeadline(MORNING, 24).toISOString()).toBe('2026-07-15T06:00:00.000Z')
    expect(canStillCancel(MORNING, 24, new Date('2026-07-15T06:00:00.000Z'))).toBe(true)
    expect(canStillCancel(MORNING, 24, new Date('2026-07-15T06:00:00.001Z'))).toBe(false)
  })

  test('needs its notice', () => {
    expect(isTooSoon(MORNING, 2, new Date('2026-07-16T03:59:59Z'))).toBe(false)
    expect(isTooSoon(MORNING, 2, new Date('2026-07-16T04:00:00Z'))).toBe(true)
  })

  test.each([
    ['2026-07-10T06:00:00Z', 5, 'out_of_window'],
    ['2026-07-11T06:00:00Z', 5, undefined],
    ['2026-07-16T04:00:00Z', 5, 'notice'],
    ['2026-07-16T06:00:00Z', 5, 'past'],
    ['2026-07-17T06:00:00Z', 5, 'past'],
    ['2026-06-15T06:00:00Z', null, 'out_of_window'],
    ['2026-06-16T06:00:00Z', null, undefined],
  ] as const)('seen at %s with a window of %s days is %s', (at, booking_window_days, status) => {
    const now = new Date(at)
    const limits = { booking_window_days, min_notice_hours: 2 }
    expect(notBookableReason(MORNING, limits, { today: dateIn(MALTA, now), now })).toBe(status)
  })
})

test.each([
  [30, 743, false],
  [30, 744, true],
  [0, 23, false],
  [0, 24, true],
  // June 16 to July 16.
  [null, 743, false],
  [null, 744, true],
])('a window of %s days and a notice of %s hours leave nothing to book: %s', (days, hours, expected) => {
  const limits = { booking_window_days: days, min_notice_hours: hours }
  expect(isNoticeBeyondWindow(limits, '2026-06-16' as CalendarDate)).toBe(expected)
})
