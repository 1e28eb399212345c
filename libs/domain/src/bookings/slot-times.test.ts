import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { cancellationDeadline, canStillCancel, hasBegun } from './slot-times'

const DAY = '2026-07-16' as CalendarDate
const MALTA = 'Europe/Malta'

describe('a morning in July', () => {
  test('begins at eight, Malta time', () => {
    expect(hasBegun(DAY, '08:00-12:00', MALTA, new Date('2026-07-16T05:59:59Z'))).toBe(false)
    expect(hasBegun(DAY, '08:00-12:00', MALTA, new Date('2026-07-16T06:00:00Z'))).toBe(true)
  })

  test('can be cancelled until 24 hours before', () => {
    expect(cancellationDeadline(DAY, '08:00-12:00', MALTA).toISOString()).toBe('2026-07-15T06:00:00.000Z')
    expect(canStillCancel(DAY, '08:00-12:00', MALTA, new Date('2026-07-15T06:00:00.000Z'))).toBe(true)
    expect(canStillCancel(DAY, '08:00-12:00', MALTA, new Date('2026-07-15T06:00:00.001Z'))).toBe(false)
  })
})
