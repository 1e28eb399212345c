import { expect, test } from 'vitest'
import { formatDate } from './format-date'
import { formatInstant, formatInstantDate } from './format-instant'
import { toInstant } from './instant'
import { localInstant } from './time-zone'

const MALTA = 'Europe/Malta'
const AFTER_MIDNIGHT = toInstant(new Date('2026-07-15T22:30:00Z'))

test('an instant after midnight in summer has the date of the business, not that of UTC', () => {
  expect(formatInstantDate(AFTER_MIDNIGHT, MALTA)).toBe('July 16, 2026')
  expect(formatInstant(AFTER_MIDNIGHT, MALTA)).toBe('July 16, 2026, 00:30')
  expect(localInstant(AFTER_MIDNIGHT, MALTA)).toBe('2026-07-16T00:30:00.000+02:00')
  expect(formatInstantDate(AFTER_MIDNIGHT, 'America/New_York')).toBe('July 15, 2026')
})

test('an instant is no date', () => {
  // @ts-expect-error Its date depends on the time zone.
  expect(formatDate(AFTER_MIDNIGHT)).toBe('July 15, 2026')
})
