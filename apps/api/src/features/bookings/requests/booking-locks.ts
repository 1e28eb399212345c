import { type CalendarDate, daysBetween } from '@luzzu/domain'
import { sql } from 'kysely'
import { isPostgres } from '../../../platform/database/engine'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/problems/refusal'

// The database's own guard takes the same lock, and counts from the same day.
const FIRST_DAY = '2000-01-01' as CalendarDate

/** Lets one writer at a time look at a product's day. SQLite has one writer anyway. */
export async function lockProductDay(tx: Tx, productId: number, date: CalendarDate): Promise<void> {
  if (!isPostgres(tx)) return
  await sql`select pg_advisory_xact_lock(${productId}::int, ${daysBetween(FIRST_DAY, date)}::int)`.execute(tx)
}

/** Locks a product as it is, then its day: for what occupies a unit again, against a change of `units`. */
export async function lockCapacity(tx: Tx, productId: number, date: CalendarDate): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('product').select('id').where('id', '=', productId).forShare().execute()
  await lockProductDay(tx, productId, date)
}

/** The customer, held so that two requests of theirs are counted one after the other. */
export async function holdAccount(tx: Tx, id: number): Promise<{ username: string; mail: string }> {
  const account = tx.selectFrom('account').select(['username', 'mail']).where('id', '=', id)
  return (isPostgres(tx) ? account.forNoKeyUpdate() : account).executeTakeFirstOrThrow()
}

/** @throws {Refusal} `in-progress` when another process works on the same key. */
export async function lockKey(tx: Tx, userId: number, key: string): Promise<void> {
  if (!isPostgres(tx)) return
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, ${userId}::bigint)) as free`.execute(tx)
  if (!rows[0]?.free) throw new Refusal('in-progress')
}
