import { BOOKING_STATUSES, type BookingStatus } from '@luzzu/domain'
import type { Db } from '../../../platform/database/schema'
import { idSteps } from '../../../platform/database/steps'
import { isNamed, type MatchingName, type MatchingUsers, newestAccount } from './matching-names'

const STEP = 2500

type Status = BookingStatus | undefined
type Found = { q: string; status: Status; users: MatchingUsers; names: MatchingName[] }

/** All bookings, or those of a status, as the counters know. */
export async function countByStatus(db: Db, status: Status): Promise<number> {
  let query = db.selectFrom('counter').select('value').where('kind', '=', 'bookings')
  if (status) query = query.where('key', '=', status)
  return sumOf(await query.execute())
}

/** Bookings under any of the names, as the counters know. */
export async function countByProducts(db: Db, { names, status }: Found): Promise<number> {
  if (names.length === 0) return 0
  const statuses = status ? [status] : BOOKING_STATUSES
  const keys = names.flatMap(({ product_id, name }) => statuses.map((one) => `${one} ${product_id} ${name}`))
  const query = db.selectFrom('counter').select('value').where('kind', '=', 'product')
  return sumOf(await query.where('key', 'in', keys).execute())
}

/** Bookings of users whose name is searched for, as their tallies know. */
export async function countByUsers(db: Db, { q, users, status }: Found): Promise<number> {
  let tallies = db.selectFrom('account_tally').select('value')
  if (status) tallies = tallies.where('status', '=', status)
  if (users !== 'many') {
    return users.length === 0 ? 0 : sumOf(await tallies.where('account_id', 'in', users).execute())
  }
  let count = 0
  for await (const { from, below } of idSteps(await newestAccount(db), STEP)) {
    const query = tallies
      .innerJoin('account', 'account.id', 'account_tally.account_id')
      .where('account.id', '>=', from)
      .where('account.id', '<', below)
      .where(isNamed('account.search_name', q))
    count += sumOf(await query.execute())
  }
  return count
}

const sumOf = (rows: readonly { value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0)
