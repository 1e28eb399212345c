import type { CalendarDate } from '@luzzu/domain/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfterKey } from './move-day'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDate)

test('an arrow and its opposite lead back to the same day', () => {
  const opposites = [
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowUp', 'ArrowDown'],
  ] as const
  fc.assert(
    fc.property(day, fc.constantFrom(...opposites), (date, [there, back]) => {
      expect(dayAfterKey(dayAfterKey(date, there)!, back)).toBe(date)
    }),
  )
})

test.each([
  ['Home', '2026-07-13'],
  ['End', '2026-07-19'],
  ['PageUp', '2026-06-16'],
  ['PageDown', '2026-08-16'],
  ['a', undefined],
])('%s on Thursday, July 16, leads to %s', (key, target) => {
  expect(dayAfterKey('2026-07-16' as CalendarDate, key)).toBe(target)
})
