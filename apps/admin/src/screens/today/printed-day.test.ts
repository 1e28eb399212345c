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
const shown = ({ product, slots }: PrintedSheet) => [
  product,
  ...slots.map((slot) => slot.map(({ username }) => username)),
]

test('by time slot the day is one list', () => {
  expect(printedSheets(BOOKINGS, 'slot').map(shown)).toEqual([[undefined, ['Cat', 'Dan', 'Bob'], ['Ann']]])
})

test('by product what a product has stands together', () => {
  expect(printedSheets(BOOKINGS, 'product').map(shown)).toEqual([
    ['Kayak', ['Cat', 'Dan'], ['Ann']],
    ['Luzzu', ['Bob']],
  ])
})

test('an empty day has nothing to group', () => {
  for (const by of ['slot', 'product'] as const) expect(printedSheets([], by)).toEqual([])
})

/** Of A4, without its margins. */
const PRINT_WIDTH_MM = 186

test('the columns fill the paper, the name comes first, and it and a signature have their room', () => {
  for (const by of ['slot', 'product'] as const)
    for (const hasPayments of [true, false]) {
      const columns = printedColumns({ by, hasPayments })
      expect(columns.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      const widthOf = (wanted: string) =>
        ((columns.find(({ key }) => key === wanted)?.percent ?? 0) * PRINT_WIDTH_MM) / 100
      expect(widthOf('signature')).toBeGreaterThanOrEqual(35)
      expect(widthOf('name')).toBeGreaterThan(42)
      expect(columns[0]?.key).toBe('name')
      // It stands below the phone number.
      expect(columns.map(({ key }) => String(key))).not.toContain('time')
      expect(columns.some(({ key }) => key === 'product')).toBe(by === 'slot')
      expect(columns.some(({ key }) => key === 'due')).toBe(hasPayments)
    }
})

test('a slot is counted in its own line, without the guests of a no-show', () => {
  const slot = [buildManifestEntry({ guests: 2 }), buildManifestEntry({ guests: 1 })]
  expect(todayMessages.printedSlot(slot)).toBe('Morning 08:00-12:00 · 2 bookings · 3 guests')
  const withNoShow = [...slot, buildManifestEntry({ guests: 4, attendance: 'no_show' })]
  expect(todayMessages.printedSlot(withNoShow)).toBe(
    'Morning 08:00-12:00 · 3 bookings · 3 guests · 1 no-show',
  )
})
