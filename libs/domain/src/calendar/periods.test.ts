import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate, daysBetween, weekdayOf } from './calendar-date'
import {
  daysOfMonth,
  firstOfSevenDays,
  monthAfter,
  monthOf,
  sevenDaysFrom,
  shownPeriod,
  weekOf,
  weeksOf,
} from './periods'

test('a month has its first and last day', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('months are counted across years', () => {
  expect(monthAfter('2026-11', 3)).toBe('2027-02')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})

test.each(['2026-06-15', '2026-06-18', '2026-06-21'])('the week of %s goes from Monday to Sunday', (day) => {
  const week = weekOf(day as CalendarDate)
  expect(week).toHaveLength(7)
  expect([week[0], week.at(-1)]).toEqual(['2026-06-15', '2026-06-21'])
})

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDate)

test('seven days begin today, others seven before and after them, and each has one place among them', () => {
  const sunday = '2026-11-29' as CalendarDate
  const firstOf = (date: string) => firstOfSevenDays(date as CalendarDate, sunday)
  expect(sevenDaysFrom(sunday).at(-1)).toBe('2026-12-05')
  expect(firstOf('2026-12-05')).toBe(sunday)
  expect(firstOf('2026-12-06')).toBe('2026-12-06')
  expect(firstOf('2026-11-28')).toBe('2026-11-22')
  fc.assert(
    fc.property(day, day, (date, today) => {
      const first = firstOfSevenDays(date, today)
      expect(sevenDaysFrom(first)).toContain(date)
      expect(daysBetween(today, first) % 7).toBeCloseTo(0)
    }),
  )
})

test('the weeks of a month contain each of its days once, in order, starting on Monday', () => {
  fc.assert(
    fc.property(day, (date) => {
      const weeks = weeksOf(daysOfMonth(monthOf(date)))
      const days = weeks.flat().filter((each) => each !== undefined)
      const { from, to } = daysOfMonth(monthOf(date))
      expect([days[0], days.at(-1)]).toEqual([from, to])
      expect(days).toEqual(days.map((_, index) => addDays(from, index)))
      for (const week of weeks) expect(week).toHaveLength(7)
      expect((weeks.flat().indexOf(date) % 7) + 1).toBe(weekdayOf(date))
    }),
  )
})

test('the calendar leaves out what is before the first day in its month', () => {
  const first = '2026-07-15' as CalendarDate
  expect(shownPeriod('2026-07', first)).toEqual({ from: first, to: '2026-07-31' })
  expect(shownPeriod('2026-08', first)).toEqual(daysOfMonth('2026-08'))
  expect(shownPeriod('2026-06', first)).toEqual(daysOfMonth('2026-06'))
  expect(weeksOf(shownPeriod('2026-07', first))[0]).toEqual([
    ...[undefined, undefined],
    ...['2026-07-15', '2026-07-16', '2026-07-17', '2026-07-18', '2026-07-19'],
  ])
})

test.each([
  ['2026-11-17', '2026-12-31', '2026-11-30'],
  ['2026-11-18', '2026-12-31', '2026-12-06'],
  ['2026-11-27', '2026-12-27', '2026-12-13'],
  ['2026-11-27', '2026-12-04', '2026-12-04'],
  ['2026-11-27', '2026-11-29', '2026-11-30'],
])(
  'from %s until %s the calendar of November shows two weeks at least, where there are, until %s',
  (first, last, end) => {
    expect(shownPeriod('2026-11', first as CalendarDate, last as CalendarDate).to).toBe(end)
  },
)
