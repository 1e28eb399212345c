import { type CalendarDate, daysBetween } from '@luzzu/domain'
import { sql } from 'kysely'
import { isPostgres } from '../../../platform/database/dialect'
import type { TimeSlotRow, Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { type BookingWithUser, findBooking } from '../queries/bookings.queries'

// The constraint trigger of the database takes the same lock, with days counted from the same epoch.
const FIRST_DAY = '2000-01-01' as CalendarDate

/** Serializes writers of one product on one date. SQLite has a single writer anyway. */
export async function lockProductDate(tx: Tx, productId: number, date: CalendarDate): Promise<void> {
  if (!isPostgres(tx)) return
  await sql`select pg_advisory_xact_lock(${productId}::int, ${daysBetween(FIRST_DAY, date)}::int)`.execute(tx)
}

/** Serializes writers on several dates of one product; in the order of the dates, so that they cannot block each other. */
export async function lockProductDates(
  tx: Tx,
  productId: number,
  dates: readonly CalendarDate[],
): Promise<void> {
  for (const date of [...new Set(dates)].sort()) await lockProductDate(tx, productId, date)
}

/** Locks the product row, so that `units` cannot change, then its date. */
export async function lockCapacity(tx: Tx, productId: number, date: CalendarDate): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('product').select('id').where('id', '=', productId).forShare().execute()
  await lockProductDate(tx, productId, date)
}

/** The slot, locked as the foreign key of a booking locks it: neither its times can change now, nor can it be deleted. */
export async function lockTimeSlotKey(tx: Tx, id: number): Promise<TimeSlotRow | undefined> {
  const query = tx.selectFrom('time_slot').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  return (isPostgres(tx) ? query.forKeyShare() : query).executeTakeFirst()
}

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
export async function lockBooking(
  tx: Tx,
  id: number,
  ownerId?: number,
): Promise<BookingWithUser | undefined> {
  if (isPostgres(tx)) await tx.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute()
  return findBooking(tx, id, ownerId)
}
