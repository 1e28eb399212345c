import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  type CalendarDate,
  clampDate,
  daysBetween,
  eachDay,
  isCompleteDate,
  parseCalendarDate,
} from './calendar-date'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDate)

describe('a calendar date', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseCalendarDate(date)).toBe(date)
      }),
    )
  })

  test.each([
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '31/12/2026',
    'tomorrow',
    '2026-7-1',
    '',
    '2026-07-10T25:00',
  ])('of %o is invalid', (text) => expect(parseCalendarDate(text)).toBeUndefined())

  test('is never clamped out of its bounds', () => {
    fc.assert(
      fc.property(day, day, day, (date, one, other) => {
        const [min, max] = [one, other].toSorted()
        const clamped = clampDate(date, min, max)
        expect([min, clamped, max].toSorted()).toEqual([min, clamped, max])
      }),
    )
  })

  test('is the same after moving by days and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  test('a month later keeps its day, or is the last day of a shorter month', () => {
    expect(addMonths('2026-01-31' as CalendarDate, 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31' as CalendarDate, 1)).toBe('2028-02-29')
    expect(addMonths('2026-12-15' as CalendarDate, 1)).toBe('2027-01-15')
    fc.assert(
      fc.property(day, (date) => {
        const later = addMonths(date, 1)
        const keptItsDay = later.slice(8) === date.slice(8)
        const isLastOfMonth = addDays(later, 1).endsWith('-01')
        expect(keptItsDay || isLastOfMonth).toBe(true)
      }),
    )
  })

  test('span contains each of its days once', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 70 }), (from, length) => {
        const days = eachDay(from, addDays(from, length))
        expect(days).toHaveLength(length + 1)
        expect(new Set(days).size).toBe(length + 1)
      }),
    )
  })
})

test.each([
  ['', true],
  ['2026-07-16', true],
  ['0002-07-16', false],
  ['0202-07-16', false],
  ['2026-02-30', false],
])('a date field with %o is complete: %o', (text, complete) => expect(isCompleteDate(text)).toBe(complete))
