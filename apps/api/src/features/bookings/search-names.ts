import { sql } from 'kysely'
import { idBatches } from '../../platform/database/batches'
import type { Db } from '../../platform/database/schema'
import { containing, searchText, trigramsOf } from '../../platform/search-text'

/** With more matching users than this, scanning the bookings fills a page sooner. */
const MANY_USERS = 200
const BATCH_SIZE = 5000
const MIN_GRAM = 3
const ASKED_GRAMS = 4

/** Ids of the matching users, or that there are too many. */
export type MatchingUsers = number[] | 'many'
export type MatchingProductName = { product_id: number; name: string }

export const nameContains = (column: string, q: string) =>
  sql<boolean>`${sql.ref(column)} like ${containing(q)} escape '\\'`

/** Current and former product names that contain the text. */
export function findProductNames(db: Db, q: string): Promise<MatchingProductName[]> {
  return db
    .selectFrom('product_name')
    .select(['product_id', 'name'])
    .where(nameContains('search_name', q))
    .orderBy('product_id')
    .execute()
}

/** Users whose name contains the text. */
export async function findUsersByName(db: Db, q: string): Promise<MatchingUsers> {
  const text = searchText(q)
  const users = [...text].length < MIN_GRAM ? await scanNames(db, q) : await findByTrigrams(db, q)
  return users.length > MANY_USERS ? 'many' : users
}

async function findByTrigrams(db: Db, q: string): Promise<number[]> {
  const [gram = '', ...further] = trigramsOf(q)
  let query = db
    .selectFrom('account_gram')
    .innerJoin('account', 'account.id', 'account_gram.account_id')
    .select('account.id')
    .where('account_gram.gram', '=', gram)
    .where(nameContains('account.search_name', q))
    .limit(MANY_USERS + 1)
  for (const other of further.slice(0, ASKED_GRAMS - 1)) {
    query = query.where((row) =>
      row.exists(
        row
          .selectFrom('account_gram as further')
          .select('further.gram')
          .whereRef('further.account_id', '=', 'account.id')
          .where('further.gram', '=', other),
      ),
    )
  }
  return (await query.execute()).map(({ id }) => id)
}

/** Text shorter than a trigram matches either many names, which are found soon, or few. */
async function scanNames(db: Db, q: string): Promise<number[]> {
  const users: number[] = []
  for await (const { from, below } of idBatches(await findMaxAccountId(db), BATCH_SIZE)) {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', below)
      .where(nameContains('search_name', q))
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
