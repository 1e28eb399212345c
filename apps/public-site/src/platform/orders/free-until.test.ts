import { parseCalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { freeUntil } from './free-until'

const date = parseCalendarDate('2026-07-16')
if (!date) throw new Error('no date')
const SLOT = { date, timeRange: '08:00-12:00', timeZone: 'Europe/Malta' }
const TIERS = [
  { hours_before: 48, percent: 100 },
  { hours_before: 24, percent: 50 },
]

test.each([
  ['2026-07-10T10:00:00Z', 'Tuesday, July 14, 2026, 08:00'],
  ['2026-07-14T06:00:00Z', 'Tuesday, July 14, 2026, 08:00'],
  ['2026-07-14T06:00:01Z', undefined],
  ['2026-07-15T10:00:00Z', undefined],
])('at %s everything is refunded until %s', (now, until) => {
  expect(freeUntil(TIERS, SLOT, new Date(now))).toBe(until)
})

test('without tiers nothing is free', () => {
  expect(freeUntil([], SLOT, new Date('2026-07-01T10:00:00Z'))).toBeUndefined()
})
