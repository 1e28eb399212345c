import { pipeline, type Readable } from 'node:stream'
import { localInstant } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
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
  'Guests',
  'Phone',
  'Mail',
  'Note',
]

const toRow = (booking: ManifestEntry, timeZone: string) => [
  booking.id,
  booking.username,
  booking.product_name,
  booking.booking_date.slice(0, 10),
  booking.slot_name,
  booking.time_range,
  booking.status,
  booking.total_price.toFixed(2),
  booking.addons.map(({ addon_name }) => addon_name).join('; '),
  localInstant(booking.created_at, timeZone),
  booking.guests,
  booking.phone,
  booking.mail,
  booking.note,
]

/** Streams bookings as CSV for spreadsheets: with a byte order mark, and with formulas escaped. */
export function streamBookingsCsv(batches: AsyncIterable<ManifestEntry[]>, timeZone: string): Readable {
  const table = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
  // An aborted download also ends the query; errors of the query are emitted by the stream.
  return pipeline(rowsOf(batches, timeZone), table, () => {})
}

async function* rowsOf(batches: AsyncIterable<ManifestEntry[]>, timeZone: string) {
  for await (const bookings of batches) yield* bookings.map((booking) => toRow(booking, timeZone))
}
