import { matchesTerms, type SearchTerm } from '@luzzu/domain'
import { findMaxAccountId } from '../../../auth/accounts.queries'
import { idBatches } from '../../../platform/database/batches'
import { isPostgres } from '../../../platform/database/dialect'
import type { Db } from '../../../platform/database/schema'
import { searchText } from '../../../platform/search-text'
import {
  accountMatch,
  bookingTerms,
  every,
  productNameMatch,
  some,
  type Terms,
} from '../../offer/booking-match'

/** With more matching users than this, scanning the bookings fills a page sooner. */
const MANY_USERS = 200
const BATCH_SIZE = 5000
const TRIGRAM = 3

/** Ids of the matching users, or that there are too many. */
export type MatchingUsers = number[] | 'many'
export type MatchingProductName = { product_id: number; name: string }

/** Current and former product names with every term, and users who may have made the other bookings. */
export type SearchMatches = { terms: Terms; names: MatchingProductName[]; users: MatchingUsers }

export async function findMatches(db: Db, q: string): Promise<SearchMatches> {
  const terms = bookingTerms(q)
  const products = await db
    .selectFrom('product_name')
    .select(['product_id', 'name', 'search_name'])
    .where(some(terms.map(productNameMatch)))
    .orderBy('product_id')
    .execute()
  const isInProduct = (term: SearchTerm) =>
    products.some(({ search_name }) => matchesTerms([term], [search_name]))
  const ofUsers = terms.filter((term) => !isInProduct(term))
  return {
    terms,
    names: products.filter(({ search_name }) => matchesTerms(terms, [search_name])),
    users: ofUsers.length > 0 ? await findUsers(db, ofUsers) : await findUsers(db, terms, { any: true }),
  }
}

/** Users with every term, or with any, in their name or phone number. */
export async function findUsers(db: Db, terms: Terms, { any = false } = {}): Promise<MatchingUsers> {
  const phrases = terms.map(toPhrase).filter((phrase) => phrase !== '')
  const isIndexed = any ? phrases.length === terms.length : phrases.length > 0
  const condition = (any ? some : every)(terms.map(accountMatch))
  const users = isIndexed
    ? await findByTrigrams(db, condition, phrases.join(any ? ' OR ' : ' AND '))
    : await scanAccounts(db, condition)
  return users.length > MANY_USERS ? 'many' : users
}

type Condition = ReturnType<typeof accountMatch>

/** Through the trigram index: on SQLite it is a table of its own, on PostgreSQL it serves `like`. */
async function findByTrigrams(db: Db, condition: Condition, phrase: string): Promise<number[]> {
  const named = db
    .selectFrom('account')
    .select('account.id')
    .where(condition)
    .limit(MANY_USERS + 1)
  const query = isPostgres(db)
    ? named
    : named
        .innerJoin('account_search', 'account_search.rowid', 'account.id')
        .where('account_search.account_search', 'match', phrase)
  return (await query.execute()).map(({ id }) => id)
}

/** What the index finds of a term: no digits, and no text shorter than a trigram. */
function toPhrase({ words, digits }: SearchTerm): string {
  if (digits !== undefined) return ''
  const texts = words.map(searchText).filter((text) => [...text].length >= TRIGRAM)
  const phrases = texts.map((text) => `"${text.replaceAll('"', '""')}"`)
  return phrases.length > 1 ? `(${phrases.join(' AND ')})` : phrases.join('')
}

/** Text shorter than a trigram matches either many names, which are found soon, or few; digits are in no index. */
async function scanAccounts(db: Db, condition: Condition): Promise<number[]> {
  const users: number[] = []
  for await (const { from, below } of idBatches(await findMaxAccountId(db), BATCH_SIZE)) {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', below)
      .where(condition)
      .limit(MANY_USERS + 1)
      .execute()
    users.push(...rows.map(({ id }) => id))
    if (users.length > MANY_USERS) break
  }
  return users
}
