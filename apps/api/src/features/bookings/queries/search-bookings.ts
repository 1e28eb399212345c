import { setImmediate as nextTurn } from 'node:timers/promises'
import { BOOKING_STATUSES, MAX_ID } from '@luzzu/domain'
import { sql } from 'kysely'
import { idBatches } from '../../../platform/database/batches'
import type { Db } from '../../../platform/database/schema'
import { searchText } from '../../../platform/search-text'
import { type BookingFilter, type BookingKey, idRanges } from './booking-filter'
import { compareKeys, isById, mergeKeys, selectKeys, sortedBy } from './booking-order'
import { keysOfSource } from './booking-sources'
import { findMaxBookingId } from './bookings.queries'
import { findMatches, type SearchMatches } from './search-names'
import { bookingMatches, numberedMatches, numbersIn, referenceMatches, searchMatches } from './search-terms'

const FIRST_BATCH_SIZE = 100
const BATCH_SIZE = 1000

type Search = BookingFilter & SearchMatches & { q: string }

/**
 * Keys of the first matches of a search, at most `limit`, in the selected order. It finds ids, products and users first
 * and their bookings by index; it never scans all bookings.
 */
export async function findKeys(db: Db, { q, ...filter }: BookingFilter): Promise<BookingKey[]> {
  if (q === undefined) return selectKeys(db, filter).execute()
  if (filter.source !== undefined)
    return keysOfSource(db, { ...filter, q }, (unfiltered) => findKeys(db, unfiltered))
  if (filter.customer !== undefined)
    return selectKeys(db, filter, { sorted: true }).where(searchMatches(q)).execute()
  const search = { ...filter, q, ...(await findMatches(db, q)) }
  const found = [
    await byId(db, search),
    await byNumber(db, search),
    await byProduct(db, search),
    await byUser(db, search),
    await byContact(db, search),
    await byReference(db, search),
  ].flat()
  return mergeKeys(found, filter).slice(0, filter.limit)
}

async function byId(db: Db, search: Search): Promise<BookingKey[]> {
  if (search.date) return byIdOnDay(db, search)
  if (!isById(search.sort)) return byIdInAnotherOrder(db, search)
  const found: BookingKey[] = []
  const ranges = idRanges(search.q)
  for (const { from, to } of search.order === 'desc' ? ranges : ranges.reverse()) {
    if (found.length >= search.limit) break
    found.push(...(await keysBetween(db, search, from, to)))
  }
  return found
}

/** The bookings of a day are few, unlike ids with a prefix. */
async function byIdOnDay(db: Db, search: Search): Promise<BookingKey[]> {
  const ranges = idRanges(search.q)
  if (ranges.length === 0) return []
  return selectKeys(db, search, { sorted: true })
    .where((row) => row.or(ranges.map(({ from, to }) => row.between(sql<number>`booking.id + 0`, from, to))))
    .execute()
}

/** One bound only, in the direction of the order: with two, the database may scan from the far one. */
function keysBetween(db: Db, search: Search, from: number, to: number): Promise<BookingKey[]> {
  const isDown = search.order === 'desc'
  const start = search.cursor?.id ?? (isDown ? MAX_ID : 0)
  const id = isDown ? Math.min(start, to + 1) : Math.max(start, from - 1)
  const page = selectKeys(db, { ...search, sort: 'id', cursor: { id, at: id } })
  return (isDown ? page.where('booking.id', '>=', from) : page.where('booking.id', '<=', to)).execute()
}

/** Matching ids are not in the order of the list, so all ids with the prefix are read. */
async function byIdInAnotherOrder(db: Db, search: Search): Promise<BookingKey[]> {
  let found: BookingKey[] = []
  const { cursor, limit } = search
  for await (const { from, below } of idBatches(await findMaxBookingId(db), BATCH_SIZE, idRanges(search.q))) {
    let query = db.selectFrom('booking').select(['id', sortedBy(search.sort).as('at')])
    if (search.status) query = query.where('status', '=', search.status)
    const keys = await query.where('id', '>=', from).where('id', '<', below).execute()
    const further = keys.filter((key) => !cursor || compareKeys(key, cursor, search) > 0)
    found = mergeKeys([...found, ...further], search).slice(0, limit)
  }
  return found
}

async function byNumber(db: Db, search: Search): Promise<BookingKey[]> {
  const ids = numbersIn(search.terms)
  if (ids.length === 0) return []
  return selectKeys(db, search, { sorted: true })
    .where('booking.id', 'in', ids)
    .where(numberedMatches(search.terms))
    .execute()
}

async function byProduct(db: Db, search: Search): Promise<BookingKey[]> {
  const found: BookingKey[] = []
  const statuses = search.status ? [search.status] : BOOKING_STATUSES
  for (const { product_id, name } of search.names) {
    for (const status of statuses) {
      const page = pageOfProduct({ ...search, status }, name)
      if (!page) continue
      const keys = selectKeys(db, page)
        .where('booking.product_id', '=', product_id)
        .where('booking.product_name', '=', name)
      const rows = await keys.execute()
      found.push(
        ...(search.sort === 'product_name' ? rows.map(({ id }) => ({ id, at: searchText(name) })) : rows),
      )
    }
  }
  return found
}

/** Bookings of one product are sorted by its name already, so by their ids; `undefined` where all are on earlier pages. */
function pageOfProduct(search: Search, name: string): Search | undefined {
  const { cursor, sort } = search
  if (sort !== 'product_name') return search
  const page: Search = { ...search, sort: 'id', cursor: undefined }
  if (!cursor) return page
  const key = { id: cursor.id, at: searchText(name) }
  const order = compareKeys(key, cursor, search)
  if (order === 0) return { ...page, cursor }
  return order < 0 ? undefined : page
}

async function byUser(db: Db, search: Search): Promise<BookingKey[]> {
  const { users, terms } = search
  if (users === 'many') return scanBatches(db, search)
  if (users.length === 0) return []
  return selectKeys(db, search, { sorted: true })
    .where('booking.account_id', 'in', users)
    .where(bookingMatches(terms))
    .execute()
}

/** An index of their own leads to the bookings without an account. */
const byContact = (db: Db, search: Search): Promise<BookingKey[]> =>
  selectKeys(db, search, { sorted: true })
    .where('booking.account_id', 'is', null)
    .where(bookingMatches(search.terms))
    .execute()

const byReference = (db: Db, search: Search): Promise<BookingKey[]> =>
  selectKeys(db, search, { sorted: true }).where(referenceMatches(search.q)).execute()

const SEARCHED = [
  'booking.account_id',
  'booking.contact_phone',
  'booking.customer_sort',
  'booking.product_sort',
] as const

/** Scans the unfiltered list in growing batches that yield to other requests, until the page is full. */
async function scanBatches(db: Db, search: Search): Promise<BookingKey[]> {
  const found: BookingKey[] = []
  let { cursor } = search
  // Many users match, so that few bookings often fill the page.
  for (let limit = FIRST_BATCH_SIZE; ; limit = Math.min(2 * limit, BATCH_SIZE)) {
    const batch = selectKeys(db, { ...search, cursor, limit })
    const matches = db
      .selectFrom(batch.select(SEARCHED).as('booking'))
      .select(['booking.id', 'booking.at'])
      .where(bookingMatches(search.terms))
    found.push(...(await matches.execute()))
    if (found.length >= search.limit) return found
    const [last] = await batch
      .offset(limit - 1)
      .limit(1)
      .execute()
    if (!last) return found
    cursor = last
    await nextTurn()
  }
}
