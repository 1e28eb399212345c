import type { Readable } from 'node:stream'
import { dayOf, BOOKING_LABELS as LABELS, localInstant } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { streamCsv } from '../../../platform/http/csv'

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

/** Streams bookings as CSV. */
export const streamBookingsCsv = (batches: AsyncIterable<ManifestEntry[]>, timeZone: string): Readable =>
  streamCsv(Object.values(LABELS), rowsOf(batches, timeZone))

async function* rowsOf(batches: AsyncIterable<ManifestEntry[]>, timeZone: string) {
  const cells = Object.values(COLUMNS)
  for await (const bookings of batches)
    yield* bookings.map((booking) => cells.map((cell) => cell(booking, timeZone)))
}
