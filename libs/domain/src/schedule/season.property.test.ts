import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate, weekdayOf } from '../calendar/calendar-date'
import { formatSeason, isInSeason, isMonthDay } from './season'

const FIRST = '2023-01-01' as CalendarDate
/** Days of four years, one of them a leap year. */
const date = fc.integer({ min: 0, max: 4 * 365 }).map((days) => addDays(FIRST, days))
const monthDay = date.map((day) => day.slice(5))
const season = fc.record({ from: monthDay, to: monthDay })

describe('a season', () => {
  test('and the days between its end and its next start are the whole year', () => {
    fc.assert(
      fc.property(season, date, ({ from, to }, day) => {
        const rest = { from: nextDay(to), to: previousDay(from) }
        fc.pre(rest.from !== from)
        expect(isInSeason({ from, to }, day)).not.toBe(isInSeason(rest, day))
      }),
    )
  })

  test('has its first and its last day', () => {
    fc.assert(
      fc.property(season, ({ from, to }) => {
        expect(isInSeason({ from, to }, `2024-${from}` as CalendarDate)).toBe(true)
        expect(isInSeason({ from, to }, `2024-${to}` as CalendarDate)).toBe(true)
      }),
    )
  })

  test.each([
    ['11-01', '03-31', '2026-12-31', true],
    ['11-01', '03-31', '2027-01-01', true],
    ['11-01', '03-31', '2026-04-01', false],
    ['02-29', '06-30', '2026-02-28', false],
    ['02-29', '06-30', '2026-03-01', true],
    ['12-01', '02-29', '2026-02-28', true],
    ['12-01', '02-29', '2026-03-01', false],
    ['12-01', '02-29', '2028-02-29', true],
    ['12-01', '02-28', '2028-02-29', false],
  ])('from %s to %s: %s is in it: %s', (from, to, day, isIn) => {
    expect(isInSeason({ from, to }, day as CalendarDate)).toBe(isIn)
  })

  test('is written with months', () => {
    expect(formatSeason({ from: '04-01', to: '02-29' })).toBe('April 1 to February 29')
  })
})

test.each(['02-30', '00-10', '13-01', '04-31', '4-1', '01-00', '2026-04-01', '', null, 401])(
  '%o is no day of the year',
  (value) => expect(isMonthDay(value)).toBe(false),
)

test('weekdays go from 1 on Monday to 7 on Sunday', () => {
  expect(weekdayOf('2026-11-23' as CalendarDate)).toBe(1)
  expect(weekdayOf('2026-11-22' as CalendarDate)).toBe(7)
  fc.assert(
    fc.property(date, (day) => {
      expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) % 7) + 1)
    }),
  )
})

// In a leap year, so that 29 February is a day of its own.
const nextDay = (day: string) => addDays(`2024-${day}` as CalendarDate, 1).slice(5)
const previousDay = (day: string) => addDays(`2024-${day}` as CalendarDate, -1).slice(5)
