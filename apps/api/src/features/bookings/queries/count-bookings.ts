import { type BookingStatus, type CalendarDate, MAX_ID } from '@luzzu/domain'
import { sql } from 'kysely'
import { idBatches } from '../../../platform/database/batches'
import type { Db } from '../../../platform/database/schema'
import { countBookingChanges } from '../../offer/booking-changes.queries'
import { countByProducts, countByStatus, countByUsers } from './booking-counts'
import { type BookingMatch, idRanges } from './booking-filter'
import { countOfSource, findByReference } from './booking-sources'
import { findMaxBookingId } from './bookings.queries'
import { findKeys } from './search-bookings'
import {
  accountMatches,
  contactMatches,
  customerMatches,
  findProductNames,
  findUsers,
  type MatchingProductName,
  type MatchingUsers,
  nameContains,
} from './search-names'

const BATCH_SIZE = 2000
const MAX_CACHED = 200

type Status = BookingStatus | undefined
type Matches = { q: string; status: Status; users: MatchingUsers; names: MatchingProductName[] }

export async function countBookings(db: Db, { q, date, status, source }: BookingMatch): Promise<number> {
  if (source && !date && q === undefined) return countOfSource(db, { source, status })
  const referenced = q === undefined ? [] : await findByReference(db, q)
  if (source || referenced.length > 0) return countKeys(db, { q, date, status, source })
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
    query = joinNames(query).where((row) => row.or([...matchesName(q), ...matchesId(q)]))
  }
  return (await query.executeTakeFirstOrThrow()).count
}

type CachedCount = { changes: number; count: Promise<number> }
const cache = new WeakMap<Db, Map<string, CachedCount>>()

/** Cached until a booking changes; database triggers maintain the revision. */
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

/** Bookings that match by user or product, without duplicates, plus those that match by id only. */
async function countSearch(db: Db, q: string, status: Status): Promise<number> {
  const found = { q, status, users: await findUsers(db, q), names: await findProductNames(db, q) }
  const byUsers = await countByUsers(db, found)
  const byProducts = await countByProducts(db, found)
  const both = byUsers > 0 && byProducts > 0 ? await countMatchedByBoth(db, found) : 0
  const contacts = await countByContacts(db, found)
  return byUsers + byProducts - both + contacts + (await countOtherIds(db, found))
}

/** Bookings without an account that match by their contact, but not by product. */
async function countByContacts(db: Db, { q, status }: Matches): Promise<number> {
  const query = joinNames(countFrom(db, status))
    .where('booking.account_id', 'is', null)
    .where(contactMatches(q))
    .where((row) => row.not(nameContains('product_name.search_name', q)))
  return (await query.executeTakeFirstOrThrow()).count
}

async function countMatchedByBoth(db: Db, { q, status, users, names }: Matches): Promise<number> {
  if (users !== 'many') {
    const query = joinNames(countFrom(db, status)).where(nameContains('product_name.search_name', q))
    return (await query.where('booking.account_id', 'in', users).executeTakeFirstOrThrow()).count
  }
  let count = 0
  for (const product of new Set(names.map(({ product_id }) => product_id))) {
    for await (const { from, below } of idBatches(await findMaxBookingId(db), 20 * BATCH_SIZE)) {
      const query = joinNames(countFrom(db, status))
        .where('booking.product_id', '=', product)
        .where('booking.id', '>=', from)
        .where('booking.id', '<', below)
        .where(accountMatches(q))
        .where(nameContains('product_name.search_name', q))
      count += (await query.executeTakeFirstOrThrow()).count
    }
  }
  return count
}

/** Bookings that match by id but not by name. */
async function countOtherIds(db: Db, matches: Matches): Promise<number> {
  const { q, status, users, names } = matches
  const ranges = idRanges(q)
  const isAlone = names.length === 0 && users.length === 0 && (await countByContacts(db, matches)) === 0
  let count = 0
  if (ranges.length === 0) return count
  for await (const { from, below } of idBatches(await findMaxBookingId(db), BATCH_SIZE, ranges)) {
    const inRange = countFrom(db, status).where('booking.id', '>=', from).where('booking.id', '<', below)
    const query = isAlone ? inRange : joinNames(inRange).where((row) => row.not(row.or(matchesName(q))))
    count += (await query.executeTakeFirstOrThrow()).count
  }
  return count
}

function countFrom(db: Db, status: Status) {
  const query = db.selectFrom('booking').select((row) => row.fn.countAll<number>().as('count'))
  return status ? query.where('booking.status', '=', status) : query
}

function joinNames(query: ReturnType<typeof countFrom>) {
  return query
    .leftJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('product_name', (join) =>
      join
        .onRef('product_name.product_id', '=', 'booking.product_id')
        .onRef('product_name.name', '=', 'booking.product_name'),
    )
}

const matchesName = (q: string) => [customerMatches(q), nameContains('product_name.search_name', q)]

const matchesId = (q: string) =>
  idRanges(q).length > 0 ? [sql<boolean>`cast(booking.id as text) like ${`${q}%`}`] : []
