import type { CalendarDate } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { weekBoard } from './week-board'

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
