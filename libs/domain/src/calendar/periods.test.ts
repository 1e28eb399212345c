import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate, weekdayOf } from './calendar-date'
import { daysOfMonth, monthAfter, monthOf, weekOf, weeksOfMonth } from './periods'

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

test('the weeks of a month contain each of its days once, in order, starting on Monday', () => {
  fc.assert(
    fc.property(day, (date) => {
      const weeks = weeksOfMonth(monthOf(date))
      const days = weeks.flat().filter((each) => each !== undefined)
      const { from, to } = daysOfMonth(monthOf(date))
      expect([days[0], days.at(-1)]).toEqual([from, to])
      expect(days).toEqual(days.map((_, index) => addDays(from, index)))
      for (const week of weeks) expect(week).toHaveLength(7)
      expect((weeks.flat().indexOf(date) % 7) + 1).toBe(weekdayOf(date))
    }),
  )
})

test('the weeks from a day on leave out what is before it in its month', () => {
  const first = '2026-07-15' as CalendarDate
  expect(weeksOfMonth('2026-07', first)).toEqual([
    [undefined, undefined, '2026-07-15', '2026-07-16', '2026-07-17', '2026-07-18', '2026-07-19'],
    ...weeksOfMonth('2026-07').slice(3),
  ])
  expect(weeksOfMonth('2026-08', first)).toEqual(weeksOfMonth('2026-08'))
  expect(weeksOfMonth('2026-06', first)).toEqual(weeksOfMonth('2026-06'))
})
