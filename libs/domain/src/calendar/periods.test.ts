import { expect, test } from 'vitest'
import type { CalendarDate } from './calendar-date'
import { daysOfMonth, weekOf } from './periods'

test('a month has its first and last day', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test.each(['2026-06-15', '2026-06-18', '2026-06-21'])('the week of %s goes from Monday to Sunday', (day) => {
  const week = weekOf(day as CalendarDate)
  expect(week).toHaveLength(7)
  expect([week[0], week.at(-1)]).toEqual(['2026-06-15', '2026-06-21'])
})
