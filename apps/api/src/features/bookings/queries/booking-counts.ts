import { BOOKING_STATUSES, type BookingStatus, sumBy } from '@luzzu/domain'
import { findMaxAccountId } from '../../../auth/accounts.queries'
import { idBatches } from '../../../platform/database/batches'
import type { Db } from '../../../platform/database/schema'
import { accountMatch, every } from '../../offer/booking-match'
import type { SearchMatches } from './search-names'

const BATCH_SIZE = 2500

type Status = BookingStatus | undefined
type Matches = SearchMatches & { status: Status }

/** Number of bookings, in total or by status, from the counters. */
export async function countByStatus(db: Db, status: Status): Promise<number> {
  let query = db.selectFrom('counter').select('value').where('kind', '=', 'bookings')
  if (status) query = query.where('key', '=', status)
  return sumOf(await query.execute())
}

/** Number of bookings with any of the product names, from the counters. */
export async function countByProducts(db: Db, { names, status }: Matches): Promise<number> {
  if (names.length === 0) return 0
  const statuses = status ? [status] : BOOKING_STATUSES
  const keys = names.flatMap(({ product_id, name }) => statuses.map((one) => `${one} ${product_id} ${name}`))
  const query = db.selectFrom('counter').select('value').where('kind', '=', 'product')
  return sumOf(await query.where('key', 'in', keys).execute())
}

/** Number of bookings of the matching users, from the counters. */
export async function countByUsers(db: Db, { terms, users, status }: Matches): Promise<number> {
  let counts = db.selectFrom('account_count').select('value')
  if (status) counts = counts.where('status', '=', status)
  if (users !== 'many') {
    return users.length === 0 ? 0 : sumOf(await counts.where('account_id', 'in', users).execute())
  }
  let count = 0
  for await (const { from, below } of idBatches(await findMaxAccountId(db), BATCH_SIZE)) {
    const query = counts
      .innerJoin('account', 'account.id', 'account_count.account_id')
      .where('account.id', '>=', from)
      .where('account.id', '<', below)
      .where(every(terms.map(accountMatch)))
    count += sumOf(await query.execute())
  }
  return count
}

const sumOf = (rows: readonly { value: number }[]) => sumBy(rows, ({ value }) => value)
