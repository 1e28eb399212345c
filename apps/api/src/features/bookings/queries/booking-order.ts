import { type CalendarDate, MAX_ID, parseCalendarDate, parseId } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/schema'
import type { BookingFilter, BookingKey, BookingSelection } from './booking-filter'

type Order = Pick<BookingSelection, 'sort' | 'order'>

const SEPARATOR = '.'

/** Encodes a key as the cursor in the URL. Lists by id need no date. */
export function toCursor({ id, booking_date }: BookingKey, sort: Order['sort']): string {
  return sort === 'id' ? String(id) : `${booking_date}${SEPARATOR}${id}`
}

export function parseCursor(text: string, sort: Order['sort']): BookingKey | undefined {
  const [day, number, ...rest] = sort === 'id' ? ['0001-01-01', text] : text.split(SEPARATOR)
  const [booking_date, id] = [parseCalendarDate(day ?? ''), parseId(number ?? '')]
  return booking_date && id && rest.length === 0 ? { id, booking_date } : undefined
}

// The first page has a bound too, so that the database seeks in the index.
const BEFORE_ALL: BookingKey = { id: 0, booking_date: '0000-00-00' as CalendarDate }
const AFTER_ALL: BookingKey = { id: MAX_ID, booking_date: '9999-99-99' as CalendarDate }

type Page = Pick<BookingFilter, 'date' | 'status' | 'sort' | 'order' | 'cursor' | 'limit'>

/**
 * Keys of the bookings on one page, without a search. A narrow filter is `sorted` after matching; otherwise the
 * database might scan a whole index for a few rows.
 */
export function selectKeys(db: Db, { sort, order, limit, ...page }: Page, { sorted = false } = {}) {
  const { date, status, cursor = order === 'desc' ? AFTER_ALL : BEFORE_ALL } = page
  const after = order === 'desc' ? '<' : '>'
  // Concatenated text cannot use an index.
  const [id, day] = sorted
    ? [sql<number>`booking.id + 0`, sql<string>`booking.booking_date || ''`]
    : (['booking.id', 'booking.booking_date'] as const)
  let query = db.selectFrom('booking').select(['booking.id', 'booking.booking_date']).limit(limit)
  if (date) query = query.where('booking.booking_date', '=', date)
  if (status) query = query.where('booking.status', '=', status)
  // Within one date the order is by id.
  if (sort === 'id' || date) return query.where('booking.id', after, cursor.id).orderBy(id, order)
  return query
    .where((row) =>
      row(
        row.refTuple('booking.booking_date', 'booking.id'),
        after,
        row.tuple(cursor.booking_date, cursor.id),
      ),
    )
    .orderBy(day, order)
    .orderBy(id, order)
}

export function compareKeys(one: BookingKey, other: BookingKey, { sort, order }: Order): number {
  const isDecided = sort === 'booking_date' && one.booking_date !== other.booking_date
  const difference = isDecided ? (one.booking_date < other.booking_date ? -1 : 1) : one.id - other.id
  return order === 'asc' ? difference : -difference
}

/** Merges the keys of several lists without duplicates. */
export function mergeKeys(keys: readonly BookingKey[], order: Order): BookingKey[] {
  const byId = new Map(keys.map((key) => [key.id, key]))
  return [...byId.values()].sort((one, other) => compareKeys(one, other, order))
}
