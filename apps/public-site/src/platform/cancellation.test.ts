import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { freeCancellationUntil } from './cancellation'

const trip = { date: '2026-07-16' as CalendarDate, timeRange: '08:00-12:00', timeZone: 'Europe/Malta' }

test('cancelling is free until a day before the start, in the site’s time zone', () => {
  const now = new Date('2026-07-03T09:00:00Z')
  expect(freeCancellationUntil(trip, 24, now)).toBe('Wednesday, July 15, 2026, 08:00')
})

test('on the last day there is no deadline any more', () => {
  const now = new Date('2026-07-15T06:00:01Z')
  expect(freeCancellationUntil(trip, 24, now)).toBeUndefined()
})
