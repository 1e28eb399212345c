import { expect, test } from 'vitest'
import type { CalendarDate } from './calendar-date'
import { formatDate, formatDateShort, formatDateWithWeekday, formatMonth, formatWeekday } from './format-date'

test('a date is formatted as month name, day and year', () => {
  expect(formatDate('2026-07-16 00:00:00')).toBe('July 16, 2026')
  expect(formatDateWithWeekday('2026-06-18')).toBe('Thursday, June 18, 2026')
  expect(formatWeekday('2026-06-18')).toBe('Thursday')
  expect(formatWeekday('')).toBe('')
  expect(formatMonth('2026-07')).toBe('July 2026')
})

test('a short date says the year where it is another one', () => {
  const today = '2026-11-27' as CalendarDate
  expect(formatDateShort('2026-11-29 00:00:00', today)).toBe('Sun, November 29')
  expect(formatDateShort('2027-01-02', today)).toBe('Sat, January 2, 2027')
  expect(formatDateShort('2026-11-29')).toBe('Sun, November 29, 2026')
  expect(formatDateShort('')).toBe('Invalid date')
})

test.each(['', '2026', 'abc-de-fg', '2026-02-30'])('%o is formatted as an invalid date', (text) => {
  expect(formatDate(text)).toBe('Invalid date')
})
