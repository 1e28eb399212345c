import type { CalendarDate } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { Db } from '../../../platform/database/schema'
import { selectBookings, withAddons } from '../bookings.queries'
import type { BookingFilter } from './list-filter'
import { listBookingIds, searchBookingIds } from './search-bookings'

/** A search is counted up to here; beyond it nobody reads the number. */
const COUNTED_AT_MOST = 500
const STREAM_STEP = 200

export type BookingPage = { bookings: Booking[]; next: number | undefined; total: number }

export async function listPage(db: Db, filter: BookingFilter): Promise<BookingPage> {
  const ids = await findIds(db, { ...filter, limit: filter.limit + 1 })
  const page = ids.slice(0, filter.limit)
  const rows =
    page.length === 0
      ? []
      : await selectBookings(db).where('booking.id', 'in', page).orderBy('booking.id', 'desc').execute()
  return {
    bookings: await withAddons(db, rows),
    next: ids.length > filter.limit ? page.at(-1) : undefined,
    // A page that begins at the top and is not full is its own count.
    total:
      filter.cursor === undefined && ids.length <= filter.limit ? ids.length : await countAll(db, filter),
  }
}

function findIds(db: Db, { q, ...filter }: BookingFilter): Promise<number[]> {
  return q === undefined ? listBookingIds(db, { q, ...filter }) : searchBookingIds(db, { q, ...filter })
}

async function countAll(db: Db, { q, date, status, ...filter }: BookingFilter): Promise<number> {
  if (q !== undefined) {
    return (
      await searchBookingIds(db, { ...filter, q, date, status, cursor: undefined, limit: COUNTED_AT_MOST })
    ).length
  }
  return date ? countDay(db, date, status) : countByStatus(db, status)
}

async function countDay(db: Db, date: CalendarDate, status: BookingFilter['status']): Promise<number> {
  let query = db
    .selectFrom('booking')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('booking_date', '=', date)
  if (status) query = query.where('status', '=', status)
  return (await query.executeTakeFirstOrThrow()).count
}

async function countByStatus(db: Db, status: BookingFilter['status']): Promise<number> {
  let query = db.selectFrom('counter').select(['value']).where('kind', '=', 'bookings')
  if (status) query = query.where('key', '=', status)
  return (await query.execute()).reduce((sum, { value }) => sum + value, 0)
}

/** Every booking as one JSON array, highest id first, read in small steps. */
export async function* streamBookings(db: Db): AsyncGenerator<string> {
  let cursor: number | undefined
  let separator = '['
  while (true) {
    let query = selectBookings(db).orderBy('booking.id', 'desc').limit(STREAM_STEP)
    if (cursor !== undefined) query = query.where('booking.id', '<', cursor)
    const bookings = await withAddons(db, await query.execute())
    for (const booking of bookings) {
      yield separator + JSON.stringify(booking)
      separator = ','
    }
    cursor = bookings.at(-1)?.id
    if (bookings.length < STREAM_STEP) break
  }
  yield separator === '[' ? '[]' : ']'
}
