import { type CalendarDate, MAX_ID, searchTerms, sumBy } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { type ExpressionBuilder, sql } from 'kysely'
import { findKnownAccount } from '../../auth/accounts.queries'
import { isAlive } from '../../auth/session-lifetime'
import { listOpenSessions } from '../../auth/sessions'
import { idBatches } from '../../platform/database/batches'
import type { AccountRow, Database, Db } from '../../platform/database/schema'
import { containing, containingExactly } from '../../platform/search-text'
import type { Moment } from '../../platform/settings/site'
import { endsAfter } from '../account/upcoming-bookings'

/** Names and emails scanned per batch, before other requests get their turn. */
const BATCH_SIZE = 5000

export type CustomerFilter = { q: string | undefined; limit: number; cursor: number | undefined }
export type CustomerPage = { customers: Customer[]; next: number | undefined; total: number }

/** A page of accounts, newest first, and the total count. */
export async function listCustomers(db: Db, filter: CustomerFilter, moment: Moment): Promise<CustomerPage> {
  const { ids, total } =
    filter.q === undefined ? await newest(db, filter) : await search(db, filter, filter.q)
  const page = ids.slice(0, filter.limit)
  const accounts =
    page.length === 0
      ? []
      : await db.selectFrom('account').selectAll().where('id', 'in', page).orderBy('id', 'desc').execute()
  return {
    customers: await toCustomers(db, accounts, moment),
    next: ids.length > filter.limit ? page.at(-1) : undefined,
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
    .where('id', '<', cursor ?? MAX_ID)
    .where('erased_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const counts = await db.selectFrom('counter').select('value').where('kind', '=', 'accounts').execute()
  return { ids: rows.map(({ id }) => id), total: sumBy(counts, ({ value }) => value) }
}

async function search(db: Db, { limit, cursor = MAX_ID }: CustomerFilter, q: string) {
  const ids: number[] = []
  let total = 0
  for await (const { from, below } of idBatches(await newestId(db), BATCH_SIZE)) {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', below)
      .where('erased_at', 'is', null)
      .where(isAbout(q))
      .orderBy('id', 'desc')
      .execute()
    total += rows.length
    for (const { id } of rows) if (id < cursor && ids.length <= limit) ids.push(id)
  }
  return { ids, total }
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

async function newestId(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('account')
    .select((row) => row.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

async function toCustomers(db: Db, accounts: readonly AccountRow[], moment: Moment): Promise<Customer[]> {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const bookings = new Map<number, number>()
  for (const { account_id, value } of await listCounts(db, ids))
    bookings.set(account_id, (bookings.get(account_id) ?? 0) + value)
  const nextTrips = new Map((await listNextTrips(db, ids, moment)).map(({ id, day }) => [id, day]))
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

function listCounts(db: Db, ids: number[]) {
  return db
    .selectFrom('account_count')
    .select(['account_id', 'value'])
    .where('account_id', 'in', ids)
    .execute()
}

/** The day of the next booking of each account that has one which is neither cancelled nor over. */
function listNextTrips(db: Db, ids: number[], moment: Moment) {
  return db
    .selectFrom('booking')
    .select((row) => ['account_id as id', row.fn.min<CalendarDate>('booking_date').as('day')])
    .where('account_id', 'in', ids)
    .where('status', '<>', 'Cancelled')
    .where(endsAfter(moment))
    .groupBy('account_id')
    .execute()
}
