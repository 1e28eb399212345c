import type { BookingStatus, CalendarDate } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/schema'
import { idSteps } from '../../../platform/database/steps'
import { newestBooking } from '../bookings.queries'
import type { BookingMatch } from './booking-selection'
import { countByProducts, countByStatus, countByUsers } from './count-tallies'
import { idRanges } from './list-filter'
import { findNames, findUsers, isNamed, type MatchingName, type MatchingUsers } from './matching-names'

const STEP = 2000
const KEPT = 200

type Status = BookingStatus | undefined
type Found = { q: string; status: Status; users: MatchingUsers; names: MatchingName[] }

/** How many bookings match, to the last one. */
export function countMatches(db: Db, { q, date, status }: BookingMatch): Promise<number> {
  if (date) return countDay(db, date, { q, status })
  return q === undefined ? countByStatus(db, status) : countUnchanged(db, q, status)
}

/** Of a day there are few bookings, so each is looked at. */
async function countDay(db: Db, date: CalendarDate, { q, status }: Omit<BookingMatch, 'date'>) {
  let query = db
    .selectFrom('booking')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('booking.booking_date', '=', date)
  if (status) query = query.where('booking.status', '=', status)
  if (q !== undefined) {
    query = withNames(query).where((row) => row.or([...isFound(q), ...startsWith(q)]))
  }
  return (await query.executeTakeFirstOrThrow()).count
}

type Kept = { changes: number; count: Promise<number> }
const kept = new WeakMap<Db, Map<string, Kept>>()

/** A count is good until a booking changes, which the database counts too. */
async function countUnchanged(db: Db, q: string, status: Status): Promise<number> {
  const counts = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, counts)
  const key = `${status ?? ''} ${q}`
  const changes = await countChanges(db)
  const known = counts.get(key)
  if (known?.changes === changes) return known.count
  const count = countSearch(db, q, status)
  counts.delete(key)
  counts.set(key, { changes, count })
  const [oldest] = counts.keys()
  if (counts.size > KEPT && oldest !== undefined) counts.delete(oldest)
  count.catch(() => counts.delete(key))
  return count
}

async function countChanges(db: Db): Promise<number> {
  const rows = await db.selectFrom('counter').select('value').where('kind', '=', 'changes').execute()
  return rows.reduce((sum, { value }) => sum + value, 0)
}

/** Those of the users, and those of the products, without those that were counted twice, and the other ids. */
async function countSearch(db: Db, q: string, status: Status): Promise<number> {
  const found = { q, status, users: await findUsers(db, q), names: await findNames(db, q) }
  const byUsers = await countByUsers(db, found)
  const byProducts = await countByProducts(db, found)
  const twice = byUsers > 0 && byProducts > 0 ? await countTwice(db, found) : 0
  return byUsers + byProducts - twice + (await countOtherIds(db, found))
}

async function countTwice(db: Db, { q, status, users, names }: Found): Promise<number> {
  if (users !== 'many') {
    const query = withNames(countFrom(db, status)).where(isNamed('product_name.search_name', q))
    return (await query.where('booking.account_id', 'in', users).executeTakeFirstOrThrow()).count
  }
  let count = 0
  for (const product of new Set(names.map(({ product_id }) => product_id))) {
    for await (const { from, below } of idSteps(await newestBooking(db), 20 * STEP)) {
      const query = withNames(countFrom(db, status))
        .where('booking.product_id', '=', product)
        .where('booking.id', '>=', from)
        .where('booking.id', '<', below)
        .where(isNamed('account.search_name', q))
        .where(isNamed('product_name.search_name', q))
      count += (await query.executeTakeFirstOrThrow()).count
    }
  }
  return count
}

/** Bookings whose id begins with the digits, and whose names do not hold them as well. */
async function countOtherIds(db: Db, { q, status, users, names }: Found): Promise<number> {
  const ranges = idRanges(q)
  const isAlone = names.length === 0 && users.length === 0
  let count = 0
  if (ranges.length === 0) return count
  for await (const { from, below } of idSteps(await newestBooking(db), STEP, ranges)) {
    const inRange = countFrom(db, status).where('booking.id', '>=', from).where('booking.id', '<', below)
    const query = isAlone ? inRange : withNames(inRange).where((row) => row.not(row.or(isFound(q))))
    count += (await query.executeTakeFirstOrThrow()).count
  }
  return count
}

function countFrom(db: Db, status: Status) {
  const query = db.selectFrom('booking').select((row) => row.fn.countAll<number>().as('count'))
  return status ? query.where('booking.status', '=', status) : query
}

/** Joined to the names that are searched. */
function withNames(query: ReturnType<typeof countFrom>) {
  return query
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('product_name', (join) =>
      join
        .onRef('product_name.product_id', '=', 'booking.product_id')
        .onRef('product_name.name', '=', 'booking.product_name'),
    )
}

const isFound = (q: string) => [isNamed('account.search_name', q), isNamed('product_name.search_name', q)]

const startsWith = (q: string) =>
  idRanges(q).length > 0 ? [sql<boolean>`cast(booking.id as text) like ${`${q}%`}`] : []
