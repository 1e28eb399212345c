import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { datedQuery, typedDate, typedWeek } from './typed-date'

const friday = '2026-11-27' as CalendarDate

test.each([
  ['2026-11-28', '2026-11-28'],
  ['28/11', '2026-11-28'],
  ['28.11.', '2026-11-28'],
  ['28-11-27', '2027-11-28'],
  [' 28 Nov', '2026-11-28'],
  ['Nov 28th', '2026-11-28'],
  ['Sat, November 28, 2026', '2026-11-28'],
  ['saturday 28 nov', '2026-11-28'],
  ['today', '2026-11-27'],
  ['tomorrow', '2026-11-28'],
  ['yesterday', '2026-11-26'],
  ['SATURDAY', '2026-11-28'],
  ['fri', '2026-11-27'],
  ['thurs', '2026-12-03'],
  ['next saturday', '2026-12-05'],
  ['next fri', '2026-12-04'],
  ['this saturday', '2026-11-28'],
  ['saturday morning', '2026-11-28'],
  ['next Sunday evening', '2026-12-06'],
  ['tomorrow afternoon', '2026-11-28'],
  ['28th', '2026-11-28'],
  ['sat 28th', '2026-11-28'],
  ['1st', '2026-12-01'],
  // The nearest one.
  ['2 jan', '2027-01-02'],
  ['1 nov', '2026-11-01'],
])('“%s” is %s', (text, date) => {
  expect(typedDate(text, friday)).toBe(date)
})

test.each([
  '',
  '28',
  '2811',
  '32nd',
  '30 feb',
  '31/11',
  '13/13',
  'nov',
  'sa',
  'sunset',
  '28 nov luzzu',
  'saturdays',
  'morning',
  'next',
  'next morning',
  'next week',
  '7911 1222',
])('“%s” is no date', (text) => {
  expect(typedDate(text, friday)).toBeUndefined()
})

test.each([
  ['this week', '2026-11-23'],
  ['Next week', '2026-11-30'],
  ['last week', '2026-11-16'],
  ['week', undefined],
])('“%s” begins on %s', (text, monday) => {
  expect(typedWeek(text, friday)).toBe(monday)
})

test.each([
  ['close 12 december', '2026-12-12', 'close'],
  ['close friday', '2026-11-27', 'close'],
  ['close 12.12.', '2026-12-12', 'close'],
  ['Close on the 12th of', '2026-12-12', 'Close'],
  ['12 dec book', '2026-12-12', 'book'],
  ['Maria sat 28 nov Vella', '2026-11-28', 'Maria Vella'],
  ['next saturday free', '2026-12-05', 'free'],
  ['saturday', '2026-11-28', ''],
])('“%s” is about %s, with “%s”', (query, date, others) => {
  expect(datedQuery(query, friday)).toEqual({ date, others })
})

test('a query without a day keeps all of its words', () => {
  expect(datedQuery(' maria of gozo 28 ', friday)).toEqual({ date: undefined, others: 'maria of gozo 28' })
})
