import { pipeline, type Readable } from 'node:stream'
import { dayOf, BOOKING_LABELS as LABELS, localInstant } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { stringify } from 'csv-stringify'

type Column = {
  heading: string
  value: (booking: ManifestEntry, timeZone: string) => string | number | null | undefined
}

const COLUMNS: readonly Column[] = [
  { heading: 'Id', value: ({ id }) => id },
  { heading: 'User', value: ({ username }) => username },
  { heading: LABELS.product_name, value: ({ product_name }) => product_name },
  { heading: 'Booking Date', value: dayOf },
  { heading: LABELS.slot_name, value: ({ slot_name }) => slot_name },
  { heading: 'Time', value: ({ time_range }) => time_range },
  { heading: LABELS.status, value: ({ status }) => status },
  { heading: LABELS.total_price, value: ({ total_price }) => total_price.toFixed(2) },
  {
    heading: LABELS.addons,
    value: ({ addons }) => addons.map(({ addon_name }) => addon_name).join('; '),
  },
  { heading: 'Requested', value: ({ created_at }, timeZone) => localInstant(created_at, timeZone) },
  { heading: LABELS.guests, value: ({ guests }) => guests },
  { heading: LABELS.phone, value: ({ phone }) => phone },
  { heading: 'Mail', value: ({ mail }) => mail },
  { heading: 'Note', value: ({ note }) => note },
]

/** Streams bookings as CSV for spreadsheets: with a byte order mark, and with formulas escaped. */
export function streamBookingsCsv(batches: AsyncIterable<ManifestEntry[]>, timeZone: string): Readable {
  const table = stringify({
    header: true,
    columns: COLUMNS.map(({ heading }) => heading),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
  // An aborted download also ends the query; errors of the query are emitted by the stream.
  return pipeline(rowsOf(batches, timeZone), table, () => {})
}

async function* rowsOf(batches: AsyncIterable<ManifestEntry[]>, timeZone: string) {
  for await (const bookings of batches)
    yield* bookings.map((booking) => COLUMNS.map(({ value }) => value(booking, timeZone)))
}
