import { type CalendarDate, MAX_ID, searchTerms, sumBy } from '@luzzu/domain'
import type { Customer, CustomerSort } from '@luzzu/domain/contracts'
import { type ExpressionBuilder, sql } from 'kysely'
import { findKnownAccount, findMaxAccountId } from '../../auth/accounts.queries'
import { isAlive } from '../../auth/session-lifetime'
import { listOpenSessions } from '../../auth/sessions'
import { idBatches } from '../../platform/database/batches'
import type { AccountRow, Database, Db } from '../../platform/database/schema'
import { containing, containingExactly } from '../../platform/search-text'
import type { Moment } from '../../platform/settings/site'
import { endsAfter } from '../account/upcoming-bookings'
import { type CustomerKey, type CustomerOrder, compareKeys, toCursor } from './customer-order'

/** Names and emails scanned per batch, before other requests get their turn. */
const BATCH_SIZE = 5000

export type CustomerFilter = CustomerOrder & {
  q: string | undefined
  limit: number
  cursor: CustomerKey | undefined
}
export type CustomerPage = { customers: Customer[]; next: string | undefined; total: number }

/** A page of accounts in the order of the filter, and the total count. */
export async function listCustomers(db: Db, filter: CustomerFilter, moment: Moment): Promise<CustomerPage> {
  const isNewest = filter.q === undefined && filter.sort === 'created_at' && filter.order === 'desc'
  const { keys, total } = isNewest ? await newest(db, filter) : await search(db, filter, moment)
  const page = keys.slice(0, filter.limit)
  const last = page.at(-1)
  const ids = page.map(({ id }) => id)
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('account').selectAll().where('id', 'in', ids).execute()
  const accounts = new Map(rows.map((row) => [row.id, row]))
  return {
    customers: await toCustomers(
      db,
      ids.flatMap((id) => accounts.get(id) ?? []),
      moment,
    ),
    next: last && keys.length > filter.limit ? toCursor(last, filter.sort) : undefined,
    total,
  }
}

export async function findCustomer(db: Db, id: number, moment: Moment): Promise<Customer | undefined> {
  const account = await findKnownAccount(db, id)
  return (await toCustomers(db, account ? [account] : [], moment))[0]
}

async function newest(db: Db, { limit, cursor }: CustomerFilter) {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', '<', cursor?.id ?? MAX_ID)
    .where('erased_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const counts = await db.selectFrom('counter').select('value').where('kind', '=', 'accounts').execute()
  return { keys: rows.map(({ id }) => ({ id, at: 0 })), total: sumBy(counts, ({ value }) => value) }
}

/** Walks all accounts, as what they are sorted by is counted of each, and keeps the first after the cursor. */
async function search(db: Db, filter: CustomerFilter, moment: Moment) {
  const { q, sort, limit, cursor } = filter
  let keys: CustomerKey[] = []
  let total = 0
  for await (const { from, below } of idBatches(await findMaxAccountId(db), BATCH_SIZE)) {
    const rows = await db
      .selectFrom('account')
      .select(['id', 'search_name'])
      .where('id', '>=', from)
      .where('id', '<', below)
      .where('erased_at', 'is', null)
      .$if(q !== undefined, (query) => query.where(isAbout(q ?? '')))
      .execute()
    const values = await SORTED_BY[sort](db, { from, below, rows }, moment)
    total += rows.length
    const after = rows
      .map(({ id }) => ({ id, at: values.get(id) ?? WITHOUT[sort] }))
      .filter((key) => cursor === undefined || compareKeys(key, cursor, filter) > 0)
    keys = [...keys, ...after].toSorted((one, other) => compareKeys(one, other, filter)).slice(0, limit + 1)
  }
  return { keys, total }
}

type Batch = { from: number; below: number; rows: readonly { id: number; search_name: string }[] }
type Values = ReadonlyMap<number, string | number>

/** What each account of a batch is sorted by, of those that have it. */
const SORTED_BY: Record<CustomerSort, (db: Db, batch: Batch, moment: Moment) => Promise<Values>> = {
  created_at: async () => new Map(),
  username: async (_db, { rows }) => new Map(rows.map(({ id, search_name }) => [id, search_name])),
  bookings: async (db, { from, below }) => sumCounts(await countsBetween(db, from, below)),
  next_trip: async (db, { from, below }, moment) =>
    new Map((await tripsBetween(db, { from, below }, moment)).map(({ id, day }) => [id, day])),
}

const WITHOUT: Record<CustomerSort, CustomerKey['at']> = {
  created_at: 0,
  username: '',
  bookings: 0,
  next_trip: null,
}

function isAbout(q: string) {
  const contains = (column: string, pattern: string) =>
    sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
  return (row: ExpressionBuilder<Database, 'account'>) =>
    row.and(
      searchTerms(q).map(({ words, digits }) =>
        row.or([
          row.and(
            words.map((word) =>
              row.or([
                contains('search_name', containing(word)),
                // Addresses are kept as they are, with accents where they have some.
                contains('mail', containing(word)),
                contains('mail', containingExactly(word.toLowerCase())),
              ]),
            ),
          ),
          ...(digits ? [contains('phone', containing(digits))] : []),
        ]),
      ),
    )
}

async function toCustomers(db: Db, accounts: readonly AccountRow[], moment: Moment): Promise<Customer[]> {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const bookings = sumCounts(await counts(db).where('account_id', 'in', ids).execute())
  const trips = await nextTripsOf(db, moment).where('account_id', 'in', ids).execute()
  const nextTrips = new Map(trips.map(({ id, day }) => [id, day]))
  const { now } = moment
  const open = await listOpenSessions(db, ids, now)
  return accounts.map(({ id, username, mail, phone, permission_level, created_at, ...account }) => ({
    id_user_pk: id,
    username,
    mail,
    phone,
    permission_level,
    created_at,
    bookings: bookings.get(id) ?? 0,
    next_trip: nextTrips.get(id) ?? null,
    sessions: open.filter((one) => one.account_id === id && isAlive(one, permission_level === 1, now)).length,
    disabled: account.disabled_at !== null,
    mail_proven: account.mail_proven_at !== null,
  }))
}

const counts = (db: Db) => db.selectFrom('account_count').select(['account_id', 'value'])

const countsBetween = (db: Db, from: number, below: number) =>
  counts(db).where('account_id', '>=', from).where('account_id', '<', below).execute()

/** Each account may have several counters. */
function sumCounts(rows: readonly { account_id: number; value: number }[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { account_id, value } of rows) sums.set(account_id, (sums.get(account_id) ?? 0) + value)
  return sums
}

/** The day of the next booking of each account that has one which is neither cancelled nor over. */
const nextTripsOf = (db: Db, moment: Moment) =>
  db
    .selectFrom('booking')
    .select((row) => ['account_id as id', row.fn.min<CalendarDate>('booking_date').as('day')])
    .where('status', '<>', 'Cancelled')
    .where(endsAfter(moment))
    .groupBy('account_id')

async function tripsBetween(db: Db, { from, below }: Pick<Batch, 'from' | 'below'>, moment: Moment) {
  const trips = await nextTripsOf(db, moment)
    .where('account_id', '>=', from)
    .where('account_id', '<', below)
    .execute()
  return trips.flatMap(({ id, day }) => (id === null ? [] : [{ id, day }]))
}
