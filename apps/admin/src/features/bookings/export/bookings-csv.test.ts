import { expect, test } from 'vitest'
import { aBooking } from '../../../testing/a-booking'
import { bookingsCsv } from './bookings-csv'

const rowsOf = (csv: string) => csv.trimEnd().split('\r\n')

test('each booking is a line below the names of the columns', () => {
  const [head, row] = rowsOf(bookingsCsv([aBooking({ id: 7, total_price: 110 })]))
  expect(head).toContain('Id,User,Product,Booking Date')
  expect(row).toBe(
    '7,Chiara Ricci,Traditional Luzzu,2026-06-18,Morning,08:00-12:00,Pending,110.00,,2026-06-17T16:03:00.000Z',
  )
})

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\tx'])(
  'a name such as %j stays text in a spreadsheet',
  (name) => {
    const [, row] = rowsOf(bookingsCsv([aBooking({ username: name })]))
    expect(row).toContain(`,'${name},`)
  },
)

test('commas, quotes and line breaks stay inside their cell', () => {
  const [, row] = bookingsCsv([aBooking({ username: 'Vella, "Joe"\nJr' })]).split('\r\n')
  expect(row).toContain('"Vella, ""Joe""\nJr"')
})
