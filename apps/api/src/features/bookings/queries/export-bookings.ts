import { pipeline, type Readable } from 'node:stream'
import { dayOf, BOOKING_LABELS as LABELS, localInstant } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { stringify } from 'csv-stringify'

type Cell = string | number | null | undefined

const COLUMNS: Record<keyof typeof LABELS, (booking: ManifestEntry, timeZone: string) => Cell> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  product_name: ({ product_name }) => product_name,
  booking_date: dayOf,
  slot_name: ({ slot_name }) => slot_name,
  time_range: ({ time_range }) => time_range,
  status: ({ status }) => status,
  total_price: ({ total_price }) => total_price.toFixed(2),
  addons: ({ addons }) => addons.map(({ addon_name }) => addon_name).join('; '),
  created_at: ({ created_at }, timeZone) => localInstant(created_at, timeZone),
  guests: ({ guests }) => guests,
  phone: ({ phone }) => phone,
  mail: ({ mail }) => mail,
  note: ({ note }) => note,
}

/** Streams bookings as CSV for spreadsheets: with a byte order mark, and with formulas escaped. */
export function streamBookingsCsv(batches: AsyncIterable<ManifestEntry[]>, timeZone: string): Readable {
  const table = stringify({
    header: true,
    columns: Object.keys(COLUMNS).map((name) => LABELS[name as keyof typeof LABELS]),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
  // An aborted download also ends the query; errors of the query are emitted by the stream.
  return pipeline(rowsOf(batches, timeZone), table, () => {})
}

async function* rowsOf(batches: AsyncIterable<ManifestEntry[]>, timeZone: string) {
  const cells = Object.values(COLUMNS)
  for await (const bookings of batches)
    yield* bookings.map((booking) => cells.map((cell) => cell(booking, timeZone)))
}
