import type { CalendarDate, Period } from '@luzzu/domain'
import { expect, test } from 'vitest'
import {
  namedPeriods,
  nameOfPeriod,
  namesOfPeriods,
  reportFilters,
  switchedTo,
  yearBefore,
} from './report-filters'

const { read, write } = reportFilters('2026-07-16' as CalendarDate, true)

test('a report is of this month by day unless the address says otherwise', () => {
  expect(read(new URLSearchParams())).toEqual({
    of: 'payments',
    from: '2026-07-01',
    to: '2026-07-16',
    by: 'day',
  })
  expect(read(new URLSearchParams('from=2026-02-30&by=mood')).from).toBe('2026-07-01')
  expect(write(read(new URLSearchParams())).toString()).toBe('')
})

test('a report goes through the address unchanged', () => {
  const address = 'from=2026-06-01&to=2026-06-30&by=vat'
  expect(write(read(new URLSearchParams(address))).toString()).toBe(address)
})

test('an address shows the same days whenever it is opened', () => {
  for (const [from, to] of [
    ['2026-06-10', '2026-07-16'],
    ['2026-07-01', '2026-07-10'],
  ]) {
    const address = `from=${from}&to=${to}`
    expect(write(read(new URLSearchParams(address))).toString()).toBe(address)
  }
})

test('a month, the last one, a year and seven days have names', () => {
  const today = '2026-01-05' as CalendarDate
  const periods = namedPeriods(today, 'payments')
  const nameOf = (period: Period) => nameOfPeriod({ of: 'payments', ...period }, today)
  expect(periods).toMatchObject({
    week: { from: '2025-12-30', to: today },
    month: { from: '2026-01-01', to: today },
    lastMonth: { from: '2025-12-01', to: '2025-12-31' },
    year: { from: '2026-01-01', to: today },
  })
  expect(nameOf(periods.lastMonth)).toBe('lastMonth')
  expect(nameOf(periods.year)).toBe('month')
  expect(nameOf({ ...periods.week, to: periods.week.from })).toBeUndefined()
})

test('a month and a year of bookings have the trips to come, those of payments end today', () => {
  const today = '2026-07-16' as CalendarDate
  expect(namedPeriods(today, 'bookings')).toMatchObject({
    month: { from: '2026-07-01', to: '2026-07-31' },
    year: { from: '2026-01-01', to: '2026-12-31' },
  })
  const paid = { of: 'payments', ...namedPeriods(today, 'payments').month } as const
  expect(switchedTo('bookings', paid, today)).toEqual({
    of: 'bookings',
    from: '2026-07-01',
    to: '2026-07-31',
  })
  expect(switchedTo('bookings', { ...paid, to: paid.from }, today)).toEqual({ of: 'bookings' })
})

test('bookings are asked for ahead too, a month at a time, and payments are not', () => {
  const today = '2026-11-29' as CalendarDate
  const { nextDays } = namedPeriods(today, 'bookings')
  expect(nextDays).toEqual({ from: '2026-11-29', to: '2026-12-28' })
  expect(nameOfPeriod({ of: 'bookings', ...nextDays }, today)).toBe('nextDays')
  const onlyAhead = namesOfPeriods('bookings').filter((name) => !namesOfPeriods('payments').includes(name))
  expect(onlyAhead).toEqual(['nextWeek', 'nextDays'])
})

test('bookings are added up by day or product only, and alone where there are no payments', () => {
  const address = 'of=bookings&by=product'
  expect(write(read(new URLSearchParams(address))).toString()).toBe(address)
  expect(read(new URLSearchParams('of=bookings&by=vat')).by).toBe('day')
  const alone = reportFilters('2026-07-16' as CalendarDate, false)
  expect(alone.read(new URLSearchParams('by=vat'))).toMatchObject({ of: 'bookings', by: 'day' })
  expect(alone.write(alone.read(new URLSearchParams('of=payments'))).toString()).toBe('')
})

test('a year before a leap day is the 28th of February', () => {
  expect(yearBefore('2026-07-16' as CalendarDate)).toBe('2025-07-16')
  expect(yearBefore('2028-02-29' as CalendarDate)).toBe('2027-02-28')
})
