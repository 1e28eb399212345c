import { sql } from 'kysely'
import type { Owner } from '../../../auth/access'
import { isPostgres } from '../../../platform/database/dialect'
import { lockRow } from '../../../platform/database/lock-row'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { type BookingWithUser, findBooking } from '../queries/bookings.queries'

/**
 * Locks the customer's account, so that concurrent requests are counted one after the other.
 * @throws {Refusal} `session-expired` when the account has just been erased.
 */
export async function lockCustomer(tx: Tx, id: number): Promise<{ username: string; mail: string }> {
  const account = tx
    .selectFrom('account')
    .select(['username', 'mail'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
  const customer = await (isPostgres(tx) ? account.forNoKeyUpdate() : account).executeTakeFirst()
  if (!customer) throw new Refusal('session-expired')
  return customer
}

/** Locks bookings in the order of their ids, however many there are. */
export async function lockBookings(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!isPostgres(tx) || ids.length === 0) return
  await sql`select id from booking where id = any(${ids}::int[]) order by id for update`.execute(tx)
}

/** The booking, locked until the transaction ends. */
export async function lockBooking(tx: Tx, id: number, owner?: Owner): Promise<BookingWithUser | undefined> {
  await lockRow(tx, 'booking', id)
  return findBooking(tx, id, owner)
}
