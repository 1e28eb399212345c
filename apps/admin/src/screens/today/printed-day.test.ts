import { expect, test } from 'vitest'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { type PrintedSheet, printedColumns, printedSheets } from './printed-day'
import { todayMessages } from './today.copy'

const LUNCH = { slot_name: 'Lunch', time_range: '11:30-14:00' }
const BOOKINGS = [
  buildManifestEntry({ id: 1, username: 'Ann', product_name: 'Kayak', ...LUNCH }),
  buildManifestEntry({ id: 2, username: 'Bob', product_name: 'Luzzu' }),
  buildManifestEntry({ id: 3, username: 'Cat', product_name: 'Kayak' }),
  buildManifestEntry({ id: 4, username: 'Dan', product_name: 'Kayak' }),
  buildManifestEntry({ id: 5, username: 'Eve', status: 'Cancelled' }),
]
const shown = ({ product, lines }: PrintedSheet) => [
  product,
  ...lines.map(({ booking, slot }) => `${slot ? `${slot.length}: ` : ''}${booking.username}`),
]

test('by time slot the day is one list', () => {
  expect(printedSheets(BOOKINGS, 'slot').map(shown)).toEqual([[undefined, '3: Cat', 'Dan', 'Bob', '1: Ann']])
})

test('by product each product has a sheet of its own', () => {
  expect(printedSheets(BOOKINGS, 'product').map(shown)).toEqual([
    ['Kayak', '2: Cat', 'Dan', '1: Ann'],
    ['Luzzu', '1: Bob'],
  ])
})

test('an empty day is a sheet without lines', () => {
  expect(printedSheets([], 'product')).toEqual([{ product: undefined, lines: [] }])
})

test('the columns fill the paper, and notes have the most room', () => {
  for (const by of ['slot', 'product'] as const)
    for (const hasPayments of [true, false]) {
      const columns = printedColumns({ by, hasPayments })
      expect(columns.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      expect(columns.toSorted((one, other) => other.percent - one.percent)[0]?.key).toBe('notes')
      expect(columns.some(({ key }) => key === 'product')).toBe(by === 'slot')
      expect(columns.some(({ key }) => key === 'due')).toBe(hasPayments)
    }
})

test('a slot is counted in its own line, and who has not come is told', () => {
  const slot = [buildManifestEntry({ guests: 2 }), buildManifestEntry({ guests: 1 })]
  expect(todayMessages.printedSlot(slot)).toBe('Morning 08:00-12:00 · 2 bookings · 3 guests')
  expect(todayMessages.remarks(buildManifestEntry({ attendance: 'no_show', note: 'Late' }))).toBe(
    'Pending · No-show · Late',
  )
})
