import type { CallOffUndone } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { lockAccounts } from '../../auth/account-locks'
import { recordChange } from '../../platform/audit/audit'
import { instantAfter } from '../../platform/clock'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { lockBookings } from '../bookings/commands/booking-locks'
import { snapshotOf, TOO_LATE, type UndoStep, undoSteps } from '../bookings/commands/undo-steps'
import { findClosure } from '../offer/closures.queries'
import { lockProducts } from '../offer/offer-locks'
import { batchesOf } from './call-off'

/**
 * Puts back all bookings that the last call-off of a closure has cancelled, and withdraws their emails. The closure
 * itself does not stop this, even if it is deleted meanwhile. What was deleted since is restored by an undo of its own.
 * @throws {Refusal} `slot-taken` when a unit was given to somebody else, `invalid-state` when the undo period is over.
 */
export function undoCallOff(db: Db, actor: Actor, closureId: number, now: Date): Promise<CallOffUndone> {
  return inTransaction(db, async (tx) => {
    const known = await listNewestSteps(tx, closureId)
    if (known.length === 0) orNotFound(await findClosure(tx, closureId))
    const open = known.filter(({ expires_at }) => expires_at > instantAfter(now))
    await lockAll(tx, open)
    // Without those that another undo, or a deletion, has changed before the locks.
    const ids = new Set(open.map(({ id }) => id))
    const steps = (await listNewestSteps(tx, closureId)).filter(({ id }) => ids.has(id))
    let restored = 0
    for await (const batch of batchesOf(steps.map(({ id }) => id)))
      restored += (await undoSteps(tx, actor, batch)).length
    if (restored === 0) throw new Refusal('invalid-state', { message: TOO_LATE })
    const after = { restored }
    await recordChange(tx, actor, { action: 'undone', entity: 'closure', id: closureId, after })
    return after
  })
}

/** When the undo period of the last call-off of a closure ends or ended, in milliseconds since the epoch. */
export async function findUndoExpiry(db: Db, closureId: number): Promise<number | undefined> {
  const { last } = await db
    .selectFrom('undo')
    .select((row) => row.fn.max<string | null>('expires_at').as('last'))
    .where('closure_id', '=', closureId)
    .executeTakeFirstOrThrow()
  return last === null ? undefined : Date.parse(last)
}

/** The steps of a call-off whose bookings have not been changed since. */
function listNewestSteps(tx: Tx, closureId: number): Promise<UndoStep[]> {
  return tx
    .selectFrom('undo')
    .selectAll()
    .where('closure_id', '=', closureId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('undo as newer')
            .select('newer.id')
            .whereRef('newer.booking_id', '=', 'undo.booking_id')
            .whereRef('newer.id', '>', 'undo.id'),
        ),
      ),
    )
    .orderBy('booking_id')
    .execute()
}

/** Lock order everywhere: account, booking, product, date. */
async function lockAll(tx: Tx, steps: readonly UndoStep[]): Promise<void> {
  const bookings = steps.map((step) => snapshotOf(step).booking)
  await lockAccounts(
    tx,
    bookings.map(({ account_id }) => account_id),
  )
  await lockBookings(
    tx,
    bookings.map(({ id }) => id),
  )
  await lockProducts(tx, [...new Set(bookings.map(({ product_id }) => product_id))])
}
