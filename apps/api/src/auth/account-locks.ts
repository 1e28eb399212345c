import { sql } from 'kysely'
import { isPostgres } from '../platform/database/dialect'
import { forUpdate } from '../platform/database/lock-row'
import type { Tx } from '../platform/database/schema'
import { Refusal } from '../platform/errors/refusal'

const LAST_ADMINISTRATOR =
  'The last administrator cannot be removed. Make someone else an administrator first.'

/** Locks the active administrators, so that two cannot be removed at once; comes before {@link lockAccount}. */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const query = tx
    .selectFrom('account')
    .select('id')
    .where('permission_level', '=', 1)
    .where('disabled_at', 'is', null)
    .orderBy('id')
  const rows = await forUpdate(tx, query).execute()
  return rows.map(({ id }) => id)
}

/** Locks an account that has not been erased against concurrent logins, bookings and changes. */
export function lockAccount(tx: Tx, id: number) {
  const query = tx.selectFrom('account').selectAll().where('id', '=', id).where('erased_at', 'is', null)
  return forUpdate(tx, query).executeTakeFirst()
}

/** Locks accounts against a concurrent erasure, in the order of their ids, however many there are. */
export async function lockAccounts(tx: Tx, ids: readonly (number | null)[]): Promise<void> {
  if (!isPostgres(tx) || ids.length === 0) return
  await sql`select id from account where id = any(${ids}::int[]) order by id for no key update`.execute(tx)
}

/** @throws {Refusal} `invalid-state` when no other administrator is left. */
export function requireOtherAdministrator(administrators: readonly number[], id: number): void {
  if (administrators.every((administrator) => administrator === id))
    throw new Refusal('invalid-state', { message: LAST_ADMINISTRATOR })
}
