import { MAX_ID } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/schema'
import { gramsOf, searchText } from '../../../platform/search-text'
import { type BookingFilter, idRanges } from './list-filter'

/** With more matching names than this, walking from the newest booking finds a page sooner. */
const MANY_NAMES = 200
const WALK_STEP = 2000
const MIN_GRAM = 3

type Search = BookingFilter & { q: string }

/**
 * Ids of the newest bookings that a search finds, highest first, at most `limit`. It goes through ids,
 * products and users, and from those to bookings by index: never through all bookings.
 */
export async function searchBookingIds(db: Db, search: Search): Promise<number[]> {
  const found = [await byId(db, search), await byProduct(db, search), await byUser(db, search)].flat()
  return [...new Set(found)].sort((one, other) => other - one).slice(0, search.limit)
}

function newestIds(db: Db, { date, status, cursor, limit }: BookingFilter) {
  let query = db
    .selectFrom('booking')
    .select('booking.id')
    .where('booking.id', '<', cursor ?? MAX_ID)
    .orderBy('booking.id', 'desc')
    .limit(limit)
  if (date) query = query.where('booking.booking_date', '=', date)
  if (status) query = query.where('booking.status', '=', status)
  return query
}

/** Without a search: the newest that the filters let through. */
export async function listBookingIds(db: Db, filter: BookingFilter): Promise<number[]> {
  return (await newestIds(db, filter).execute()).map(({ id }) => id)
}

async function byId(db: Db, search: Search): Promise<number[]> {
  const found: number[] = []
  for (const { from, to } of idRanges(search.q)) {
    if (found.length >= search.limit) break
    // One upper bound only: with two, an engine may walk down from the higher one.
    const cursor = Math.min(search.cursor ?? MAX_ID, to + 1)
    const rows = await newestIds(db, { ...search, cursor })
      .where('booking.id', '>=', from)
      .execute()
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** `%` and `_` stand for themselves. */
const like = (text: string) => `%${searchText(text).replace(/[\\%_]/g, '\\$&')}%`

async function byProduct(db: Db, search: Search): Promise<number[]> {
  const names = await db
    .selectFrom('product_name')
    .select(['product_id', 'name'])
    .where(sql<boolean>`search_name like ${like(search.q)} escape '\\'`)
    .execute()
  const found: number[] = []
  for (const { product_id, name } of names) {
    const rows = await newestIds(db, search)
      .where('booking.product_id', '=', product_id)
      .where('booking.product_name', '=', name)
      .execute()
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

async function byUser(db: Db, search: Search): Promise<number[]> {
  const users = await findUsers(db, search.q)
  if (users === 'many') return walk(db, search)
  if (users.length === 0) return []
  const rows = await newestIds(db, search).where('booking.account_id', 'in', users).execute()
  return rows.map(({ id }) => id)
}

/** The users whose name holds the text; a text that is too short or too common to look up finds many. */
async function findUsers(db: Db, q: string): Promise<number[] | 'many'> {
  const text = searchText(q)
  if ([...text].length < MIN_GRAM) return 'many'
  const grams = gramsOf(text)
  const [gram = ''] = grams
  let query = db
    .selectFrom('account_gram')
    .innerJoin('account', 'account.id', 'account_gram.account_id')
    .select('account.id')
    .where('account_gram.gram', '=', gram)
    .where(sql<boolean>`account.search_name like ${like(q)} escape '\\'`)
    .limit(MANY_NAMES + 1)
  for (const further of grams.slice(1, 4)) {
    query = query.where((row) =>
      row.exists(
        row
          .selectFrom('account_gram as further')
          .select('further.gram')
          .whereRef('further.account_id', '=', 'account.id')
          .where('further.gram', '=', further),
      ),
    )
  }
  const rows = await query.execute()
  return rows.length > MANY_NAMES ? 'many' : rows.map(({ id }) => id)
}

/** From the newest booking down, in steps that let others in between, until the page is full. */
async function walk(db: Db, search: Search): Promise<number[]> {
  const found: number[] = []
  let cursor = search.cursor ?? (await newestId(db)) + 1
  while (found.length < search.limit && cursor > 1) {
    const from = Math.max(1, cursor - WALK_STEP)
    const rows = await newestIds(db, { ...search, cursor, limit: search.limit - found.length })
      .innerJoin('account', 'account.id', 'booking.account_id')
      .where('booking.id', '>=', from)
      .where(sql<boolean>`account.search_name like ${like(search.q)} escape '\\'`)
      .execute()
    found.push(...rows.map(({ id }) => id))
    cursor = from
  }
  return found
}

async function newestId(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('booking')
    .select((row) => row.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
