import type { CalendarDate } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { bySlot, countsOn, preselectedDay, printShares, weekBoard } from './week-board'

const DATES = ['2026-06-15', '2026-06-16'] as CalendarDate[]
const product = (id: number, name: string) => ({ id, name, units: 2 }) as Product

test('bookings stand in the row of their product and the column of their day, by time', () => {
  const booking = (id: number, facts: object) =>
    buildManifestEntry({ id, booking_date: '2026-06-16 00:00:00', ...facts })
  const rows = weekBoard(
    DATES,
    [product(2, 'RHIB'), product(1, 'Luzzu')],
    [
      booking(7, { time_range: '13:00-18:00' }),
      booking(8, {}),
      booking(9, { id_product_fk: 5, product_name: 'Old canoe' }),
    ],
  )
  expect(
    rows.map(({ name, units, days }) => [
      name,
      units,
      ...days.map(({ bookings }) => bookings.map(({ id }) => id)),
    ]),
  ).toEqual([
    ['Luzzu', 2, [], [8, 7]],
    ['Old canoe', undefined, [], [9]],
    ['RHIB', 2, [], []],
  ])
})

test('the bookings of a cell stand below the time and name of their slots, a share of each where it is folded', () => {
  const booking = (id: number, time_range: string, slot_name: string) =>
    buildManifestEntry({ id, time_range, slot_name })
  const day = [
    booking(1, '08:00-12:00', 'Morning'),
    booking(2, '08:00-12:00', 'Morning'),
    booking(3, '08:00-18:00', 'Full Day'),
  ]
  const shown = (limit?: number) =>
    bySlot(day, limit).map(({ title, bookings, hidden }) => [
      title,
      ...bookings.map(({ id }) => id),
      { hidden },
    ])
  expect(shown()).toEqual([
    ['08:00 Morning', 1, 2, { hidden: 0 }],
    ['08:00 Full Day', 3, { hidden: 0 }],
  ])
  expect(shown(2)).toEqual([
    ['08:00 Morning', 1, { hidden: 1 }],
    ['08:00 Full Day', 3, { hidden: 0 }],
  ])
  expect(shown(1)).toEqual([
    ['08:00 Morning', 1, { hidden: 1 }],
    ['08:00 Full Day', { hidden: 1 }],
  ])
  expect(bySlot([])).toEqual([])
})

test('a day counts the bookings of all products, and those that wait', () => {
  const on = (id: number, facts: object) =>
    buildManifestEntry({ id, booking_date: '2026-06-16 00:00:00', ...facts })
  const rows = weekBoard(
    DATES,
    [product(2, 'RHIB'), product(1, 'Luzzu')],
    [on(7, { status: 'Pending' }), on(8, { id_product_fk: 2, status: 'Confirmed' })],
  )
  expect(DATES.map((date) => countsOn(rows, date))).toEqual([
    { confirmed: 0, pending: 0, guests: { guests: 0, unknown: 0 } },
    { confirmed: 1, pending: 1, guests: expect.any(Object) },
  ])
  expect(countsOn(rows)).toEqual(countsOn(rows, DATES[1]))
})

test('a week begins with today, another one with its first day that is booked', () => {
  const [monday, tuesday] = DATES as [CalendarDate, CalendarDate]
  const rows = weekBoard(DATES, [], [buildManifestEntry({ booking_date: `${tuesday} 00:00:00` })])
  expect(preselectedDay(DATES, rows, monday)).toBe(monday)
  expect(preselectedDay(DATES, rows, '2026-06-25' as CalendarDate)).toBe(tuesday)
  expect(preselectedDay(DATES, [], '2026-06-25' as CalendarDate)).toBe(monday)
})

test('on paper a busy day gets the room that quiet, empty and closed ones do not need', () => {
  const days = ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18'] as CalendarDate[]
  const [busy = '', quiet = ''] = days
  const on = (date: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildManifestEntry({ id: Number(date.slice(8)) * 100 + index, booking_date: `${date} 00:00:00` }),
    )
  const isClosed = (date: CalendarDate) => date === days[3]
  const shares = (bookings: ReturnType<typeof on>) =>
    printShares(days, weekBoard(days, [product(1, 'Luzzu')], bookings), isClosed)
  const [ofBusy = 0, ofQuiet = 0, ofEmpty = 0, ofClosed = 0] = shares([...on(busy, 14), ...on(quiet, 2)])
  expect(ofBusy).toBeGreaterThan(2 * ofQuiet)
  expect(ofQuiet).toBeGreaterThan(ofEmpty)
  expect(ofClosed).toBeGreaterThan(ofEmpty)
  for (const bookings of [[], on(busy, 2), [...on(busy, 14), ...on(quiet, 2)]])
    expect(shares(bookings).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100)
  expect(new Set(shares([])).size).toBe(1)
})
