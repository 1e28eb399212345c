import type { Booking, ManifestEntry } from '@luzzu/domain/contracts'
import type { Db } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { addBalances } from '../../payments/booking-balances'
import type { BookingFilter, BookingKey, BookingSelection } from './booking-filter'
import { toCursor } from './booking-order'
import { type BookingWithUser, forStaff, selectBookings } from './bookings.queries'
import { countBookings } from './count-bookings'
import { listManifestEntries } from './day-manifest'
import { findKeys } from './search-bookings'

const STREAM_BATCH_SIZE = 200

/** Streaming a million bookings to a slow client takes minutes. */
export const STREAM_TIMEOUT_MS = 600_000

export type BookingPage = { bookings: Booking[]; next: string | undefined; total: number }

export async function listBookingPage(db: Db, filter: BookingFilter): Promise<BookingPage> {
  const keys = await findKeys(db, { ...filter, limit: filter.limit + 1 })
  const page = keys.slice(0, filter.limit)
  const last = keys.length > filter.limit ? page.at(-1) : undefined
  return {
    bookings: await readBookings(db, page),
    next: last && toCursor(last, filter.sort),
    // A first page that is not full is its own count.
    total: filter.cursor === undefined && !last ? keys.length : await countBookings(db, filter),
  }
}

/** Every booking of a selection in its order, in batches that yield to other requests. */
async function* eachBooking(db: Db, selection: BookingSelection): AsyncGenerator<Booking[]> {
  for await (const keys of eachBatch(db, selection)) yield await readBookings(db, keys)
}

/** The same with the contact details of whoever comes. */
export async function* eachManifestEntry(
  db: Db,
  selection: BookingSelection,
): AsyncGenerator<ManifestEntry[]> {
  for await (const keys of eachBatch(db, selection)) {
    const ids = keys.map(({ id }) => id)
    const byId = new Map((await listManifestEntries(db, ids)).map((entry) => [entry.id, entry]))
    yield ids.map((id) => byId.get(id)).filter((entry) => entry !== undefined)
  }
}

async function* eachBatch(db: Db, selection: BookingSelection): AsyncGenerator<BookingKey[]> {
  let cursor: BookingKey | undefined
  do {
    const keys = await findKeys(db, { ...selection, cursor, limit: STREAM_BATCH_SIZE })
    if (keys.length > 0) yield keys
    cursor = keys.length < STREAM_BATCH_SIZE ? undefined : keys.at(-1)
  } while (cursor)
}

async function readBookings(db: Db, keys: readonly BookingKey[]): Promise<Booking[]> {
  if (keys.length === 0) return []
  const ids = keys.map(({ id }) => id)
  const rows = await selectBookings(db).where('booking.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return forStaff(
    db,
    ids.map((id) => byId.get(id)).filter((row): row is BookingWithUser => row !== undefined),
  )
}

const ALL_BOOKINGS: BookingSelection = {
  q: undefined,
  date: undefined,
  status: undefined,
  source: undefined,
  customer: undefined,
  sort: 'id',
  order: 'desc',
}

/** Every booking as one JSON array, highest id first; where payments are on, with what is paid and due. */
export async function* streamBookings(db: Db, moment: Moment): AsyncGenerator<string> {
  const hasMoney = moment.site.settings.payments.mode !== 'off'
  let separator = '['
  for await (const bookings of eachBooking(db, ALL_BOOKINGS)) {
    for (const booking of hasMoney
      ? await addBalances(db, bookings, { ...moment, isAdmin: true })
      : bookings) {
      yield separator + JSON.stringify(booking)
      separator = ','
    }
  }
  yield separator === '[' ? '[]' : ']'
}
