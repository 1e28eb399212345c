import { type CalendarDate, daysOfMonth, type Instant } from '@luzzu/domain'
import type { Closure } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { dayStateOf, effectiveClosures, isClosedIn, listedFrom, parseMonth } from './month'

const today = '2026-06-10' as CalendarDate
const aClosure = (fields: Partial<Closure> = {}): Closure => ({
  id: 1,
  from_date: '2026-06-20',
  to_date: '2026-06-21',
  product_id: null,
  slot_id: null,
  units: null,
  reason: '',
  created_at: '2026-06-10T10:00:00.000Z' as Instant,
  ...fields,
})

test.each([
  ['2026-12', '2026-12'],
  ['2026-13', '2026-06'],
  ['tomorrow', '2026-06'],
  [null, '2026-06'],
])('the month %s of the address is shown as %s', (text, month) => {
  expect(parseMonth(text, today)).toBe(month)
})

test('a later month lists what is closed from this month on, an earlier one from its own first day', () => {
  expect(listedFrom('2026-08', today)).toBe('2026-06-01')
  expect(listedFrom('2026-04', today)).toBe('2026-04-01')
})

test('a closure closes something in each period that it touches', () => {
  const overNewYear = [aClosure({ from_date: '2026-12-30', to_date: '2027-02-02' })]
  const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']
  expect(months.filter((month) => isClosedIn(overNewYear, daysOfMonth(month)))).toEqual([
    '2026-12',
    '2027-01',
    '2027-02',
  ])
})

test('a day is closed, partly closed or open', () => {
  const textOf = (closures: Closure[], date = '2026-06-21') =>
    dayStateOf(closures, date, { today, bookings: 0 }).text
  expect(textOf([aClosure()])).toBe('Closed')
  expect(textOf([aClosure({ product_id: 2 })])).toBe('Partly')
  expect(textOf([aClosure({ units: 1 })])).toBe('Partly')
  expect(textOf([aClosure()], '2026-06-22')).toBe('Open')
  expect(textOf([], '2026-06-10')).toBe('Open')
})

test('a day that has passed is not open, and one that was closed tells why', () => {
  expect(dayStateOf([], '2026-06-09', { today, bookings: 3 })).toEqual({ tone: 'closed', text: 'Past' })
  const gale = aClosure({ from_date: '2026-06-09', to_date: '2026-06-10', reason: 'gale' })
  expect(dayStateOf([gale], '2026-06-09', { today, bookings: 3 })).toMatchObject({
    text: 'Closed',
    detail: 'gale',
    disabled: true,
  })
  expect(dayStateOf([gale], '2026-06-10', { today, bookings: 0 })).toMatchObject({
    text: 'Closed',
    disabled: false,
  })
})

test('a day says how many bookings a closure would find, and after a closure how many it left', () => {
  const stateOf = (closures: Closure[]) => dayStateOf(closures, '2026-06-20', { today, bookings: 12 })
  expect(stateOf([])).toMatchObject({ text: 'Open', detail: '12 booked', short: '12' })
  expect(stateOf([aClosure({ units: 1 })])).toMatchObject({ text: 'Partly', detail: '12 booked' })
  expect(stateOf([aClosure({ reason: 'gale' })])).toMatchObject({ text: 'Closed', detail: 'gale, 12 booked' })
})

test('the closure of a deleted product closes nothing', () => {
  const [all, known, deleted] = [null, 2, 3].map((product_id) => aClosure({ product_id }))
  const closures = [all, known, deleted].flatMap((one) => one ?? [])
  expect(effectiveClosures(closures, [{ id: 2 }])).toEqual([all, known])
  expect(effectiveClosures(closures, undefined)).toEqual(closures)
})
