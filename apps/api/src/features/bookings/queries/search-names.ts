import { phoneDigits } from '@luzzu/domain'
import { type RawBuilder, sql } from 'kysely'
import { idBatches } from '../../../platform/database/batches'
import { isPostgres } from '../../../platform/database/dialect'
import type { Db } from '../../../platform/database/schema'
import { containing, searchText } from '../../../platform/search-text'

/** With more matching users than this, scanning the bookings fills a page sooner. */
const MANY_USERS = 200
const BATCH_SIZE = 5000
const TRIGRAM = 3

/** Ids of the matching users, or that there are too many. */
export type MatchingUsers = number[] | 'many'
export type MatchingProductName = { product_id: number; name: string }

export const nameContains = (column: string | RawBuilder<string>, q: string) =>
  sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${containing(q)} escape '\\'`

/** Fewer digits are the beginning of an id, and a part of too many phone numbers. */
const PHONE_DIGITS = 4
const NO_TEXT = sql<string>`''`

/** Whether a name contains the text, or a phone number its digits. */
function isAbout(q: string, { name, phone }: Record<'name' | 'phone', RawBuilder<string>>) {
  const digits = phoneDigits(q, PHONE_DIGITS)
  const isNamed = nameContains(name, q)
  return digits === undefined ? isNamed : sql<boolean>`(${isNamed} or ${nameContains(phone, digits)})`
}

const ref = (column: string) => sql.ref<string>(column)
const orElse = (one: string, other: string) => sql<string>`coalesce(${ref(one)}, ${ref(other)}, ${NO_TEXT})`

export const accountMatches = (q: string) =>
  isAbout(q, { name: ref('account.search_name'), phone: ref('account.phone') })

/** Of a booking without an account. */
export const contactMatches = (q: string) =>
  isAbout(q, { name: ref('booking.contact_search'), phone: ref('booking.contact_phone') })

/** Of any booking, joined with its account. */
export const customerMatches = (q: string) =>
  isAbout(q, {
    name: orElse('account.search_name', 'booking.contact_search'),
    phone: orElse('account.phone', 'booking.contact_phone'),
  })

/** Current and former product names that contain the text. */
export function findProductNames(db: Db, q: string): Promise<MatchingProductName[]> {
  return db
    .selectFrom('product_name')
    .select(['product_id', 'name'])
    .where(nameContains('search_name', q))
    .orderBy('product_id')
    .execute()
}

/** Users whose name contains the text, or whose phone number its digits. */
export async function findUsers(db: Db, q: string): Promise<MatchingUsers> {
  const isScanned = [...searchText(q)].length < TRIGRAM || phoneDigits(q, PHONE_DIGITS) !== undefined
  const users = isScanned ? await scanAccounts(db, q) : await findByTrigrams(db, q)
  return users.length > MANY_USERS ? 'many' : users
}

/** Through the trigram index: on SQLite it is a table of its own, on PostgreSQL it serves `like`. */
async function findByTrigrams(db: Db, q: string): Promise<number[]> {
  const named = db
    .selectFrom('account')
    .select('account.id')
    .where(nameContains('account.search_name', q))
    .limit(MANY_USERS + 1)
  const query = isPostgres(db)
    ? named
    : named
        .innerJoin('account_search', 'account_search.rowid', 'account.id')
        .where('account_search.account_search', 'match', toPhrase(q))
  return (await query.execute()).map(({ id }) => id)
}

const toPhrase = (q: string) => `"${searchText(q).replaceAll('"', '""')}"`

/** Text shorter than a trigram matches either many names, which are found soon, or few; digits are in no index. */
async function scanAccounts(db: Db, q: string): Promise<number[]> {
  const users: number[] = []
  for await (const { from, below } of idBatches(await findMaxAccountId(db), BATCH_SIZE)) {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', below)
      .where(accountMatches(q))
      .limit(MANY_USERS + 1)
      .execute()
    users.push(...rows.map(({ id }) => id))
    if (users.length > MANY_USERS) break
  }
  return users
}

export async function findMaxAccountId(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('account')
    .select((row) => row.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
