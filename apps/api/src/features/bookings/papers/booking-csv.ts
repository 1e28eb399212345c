import { pipeline, type Readable } from 'node:stream'
import type { Booking } from '@luzzu/domain/contracts'
import { stringify } from 'csv-stringify'

const COLUMNS = [
  'Id',
  'User',
  'Product',
  'Booking Date',
  'Slot',
  'Time',
  'Status',
  'Total',
  'Add-ons',
  'Requested',
]

const toRow = (booking: Booking) => [
  booking.id,
  booking.username,
  booking.product_name,
  booking.booking_date.slice(0, 10),
  booking.slot_name,
  booking.time_range,
  booking.status,
  booking.total_price.toFixed(2),
  booking.addons.map(({ addon_name }) => addon_name).join('; '),
  booking.created_at,
]

/** Bookings as a table that spreadsheets read, row by row: with a mark that it is UTF-8, and no formulas. */
export function streamCsv(parts: AsyncIterable<Booking[]>): Readable {
  const table = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
  // Whoever stops reading ends the source as well; what fails reaches the reader as an error of the table.
  return pipeline(rowsOf(parts), table, () => {})
}

async function* rowsOf(parts: AsyncIterable<Booking[]>) {
  for await (const bookings of parts) yield* bookings.map(toRow)
}
