import { type BookingStatus, type CalendarDate, MAX_ID } from '@luzzu/domain'
import { type RawBuilder, sql } from 'kysely'
import { idBatches } from '../../../platform/database/batches'
import type { Db } from '../../../platform/database/schema'
import { countBookingChanges } from '../../offer/booking-changes.queries'
import { countByProducts, countByStatus, countByUsers } from './booking-counts'
import { type BookingMatch, idRanges } from './booking-filter'
import { countOfSource } from './booking-sources'
import { findMaxBookingId } from './bookings.queries'
import { findKeys } from './search-bookings'
import { findMatches, type SearchMatches } from './search-names'
import {
  bookingMatches,
  customerMatches,
  numberedMatches,
  numbersIn,
  productMatches,
  referenceMatches,
  searchMatches,
  textMatches,
} from './search-terms'

const BATCH_SIZE = 2000
const MAX_CACHED = 200

type Status = BookingStatus | undefined
type Matches = SearchMatches & { q: string; status: Status }

export async function countBookings(db: Db, match: BookingMatch): Promise<number> {
  const { q, date, status, source, customer } = match
  if (customer !== undefined) return countKeys(db, match)
  if (source && !date && q === undefined) return countOfSource(db, { source, status })
  if (source) return countKeys(db, match)
  if (date) return countOnDate(db, date, { q, status })
  return q === undefined ? countByStatus(db, status) : countCached(db, q, status)
}

/** What has no counter is found and counted. */
async function countKeys(db: Db, match: BookingMatch): Promise<number> {
  const keys = { ...match, sort: 'id', order: 'desc', cursor: undefined, limit: MAX_ID } as const
  return (await findKeys(db, keys)).length
}

/** One date has few bookings, so they are scanned. */
async function countOnDate(db: Db, date: CalendarDate, { q, status }: Pick<BookingMatch, 'q' | 'status'>) {
  let query = db
    .selectFrom('booking')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('booking.booking_date', '=', date)
  if (status) query = query.where('booking.status', '=', status)
  if (q !== undefined) {
    query = query.where(searchMatches(q))
  }
  return (await query.executeTakeFirstOrThrow()).count
}

type CachedCount = { changes: number; count: Promise<number> }
const cache = new WeakMap<Db, Map<string, CachedCount>>()

/** Cached until a booking changes, or what it is found by; database triggers maintain the revision. */
async function countCached(db: Db, q: string, status: Status): Promise<number> {
  const counts = cache.get(db) ?? new Map<string, CachedCount>()
  cache.set(db, counts)
  const key = `${status ?? ''} ${q}`
  const changes = await countBookingChanges(db)
  const known = counts.get(key)
  if (known?.changes === changes) return known.count
  const count = countSearch(db, q, status)
  counts.delete(key)
  counts.set(key, { changes, count })
  const [oldest] = counts.keys()
  if (counts.size > MAX_CACHED && oldest !== undefined) counts.delete(oldest)
  count.catch(() => counts.delete(key))
  return count
}

/** Bookings that match by product, others of users and of contacts, and those that match by id or reference only. */
async function countSearch(db: Db, q: string, status: Status): Promise<number> {
  const found = { q, status, ...(await findMatches(db, q)) }
  return (
    (await countByProducts(db, found)) +
    (await countOthersOfUsers(db, found)) +
    (await countByContacts(db, found)) +
    (await countOtherIds(db, found)) +
    (await countOtherNumbers(db, found)) +
    (await countOthersByReference(db, found))
  )
}

/** Bookings of users that do not match by product. */
async function countOthersOfUsers(db: Db, found: Matches): Promise<number> {
  const { terms, names } = found
  const isOfProduct = productMatches(terms)
  if (terms.length > 1)
    return countOfUsers(db, found, sql<boolean>`${bookingMatches(terms)} and not ${isOfProduct}`)
  const byUsers = await countByUsers(db, found)
  if (byUsers === 0) return 0
  const products = new Set(names.map(({ product_id }) => product_id))
  let both = 0
  for (const product of products) {
    const isBoth = sql<boolean>`${customerMatches(terms)} and ${isOfProduct} and booking.product_id = ${product}`
    both += await countOfUsers(db, found, isBoth)
  }
  return byUsers - both
}

async function countOfUsers(db: Db, { status, users }: Matches, condition: RawBuilder<boolean>) {
  const query = countFrom(db, status).where(condition)
  if (users !== 'many')
    return users.length === 0 ? 0 : countRows(query.where('booking.account_id', 'in', users))
  let count = 0
  for await (const { from, below } of idBatches(await findMaxBookingId(db), 20 * BATCH_SIZE)) {
    const batch = query.where('booking.id', '>=', from).where('booking.id', '<', below)
    count += await countRows(batch.where('booking.account_id', 'is not', null))
  }
  return count
}

/** Bookings without an account that match by their contact, but not by product. */
function countByContacts(db: Db, { terms, status }: Matches): Promise<number> {
  const query = countFrom(db, status)
    .where('booking.account_id', 'is', null)
    .where(bookingMatches(terms))
    .where((row) => row.not(productMatches(terms)))
  return countRows(query)
}

/** Bookings that match by id but not by name. */
async function countOtherIds(db: Db, matches: Matches): Promise<number> {
  const { q, terms, status, users, names } = matches
  const ranges = idRanges(q)
  if (ranges.length === 0) return 0
  const isAlone = names.length === 0 && users.length === 0 && (await countByContacts(db, matches)) === 0
  let count = 0
  for await (const { from, below } of idBatches(await findMaxBookingId(db), BATCH_SIZE, ranges)) {
    const inRange = countFrom(db, status).where('booking.id', '>=', from).where('booking.id', '<', below)
    count += await countRows(isAlone ? inRange : inRange.where((row) => row.not(bookingMatches(terms))))
  }
  return count
}

/** Bookings with their number among the terms that match by no other way. */
async function countOtherNumbers(db: Db, { terms, status }: Matches): Promise<number> {
  const ids = numbersIn(terms)
  if (ids.length === 0) return 0
  const query = countFrom(db, status).where('booking.id', 'in', ids).where(numberedMatches(terms))
  return countRows(query.where((row) => row.not(bookingMatches(terms))))
}

/** Bookings with the searched reference that match by no other way. */
function countOthersByReference(db: Db, { q, status }: Matches): Promise<number> {
  const query = countFrom(db, status).where(referenceMatches(q))
  return countRows(query.where((row) => row.not(textMatches(q))))
}

function countFrom(db: Db, status: Status) {
  const query = db.selectFrom('booking').select((row) => row.fn.countAll<number>().as('count'))
  return status ? query.where('booking.status', '=', status) : query
}

const countRows = async (query: ReturnType<typeof countFrom>) => (await query.executeTakeFirstOrThrow()).count
