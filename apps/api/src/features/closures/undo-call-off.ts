import type { CallOffUndone } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { instantAfter } from '../../platform/clock'
import { batchesOf } from '../../platform/database/batches'
import type { Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { idsOf, listNewestSteps, lockNewestSteps, type Scope } from '../bookings/commands/undo'
import { TOO_LATE, undoSteps } from '../bookings/commands/undo-steps'
import { UNDO_MS } from '../bookings/emails/booking-emails'
import { restoreHolds } from '../octo/bookings/called-off-holds'
import { findClosure } from '../offer/closures.queries'
import { listEndedProducts, restoreHeldOrders } from '../payments/expire-holds'
import { bookkeeping } from '../payments/ledger'
import { undoCancellationRefunds } from '../payments/refunds/undo-refund'

/**
 * Puts back all bookings that the last call-off of a closure has cancelled, and withdraws their emails, and the holds that
 * it has ended. The closure itself does not stop this, even if it is deleted meanwhile. What was deleted since is restored
 * by an undo of its own.
 * @throws {Refusal} `slot-taken` when a unit was given to somebody else, `invalid-state` when the undo period is over.
 */
export function undoCallOff(db: Db, actor: Actor, closureId: number, moment: Moment): Promise<CallOffUndone> {
  const { now } = moment
  return inTransaction(db, async (tx) => {
    const scope: Scope = { column: 'closure_id', id: closureId }
    if ((await listNewestSteps(tx, scope)).length === 0) orNotFound(await findClosure(tx, closureId))
    const steps = await lockNewestSteps(tx, scope, now, await listEndedProducts(tx, closureId))
    let restored = 0
    for await (const batch of batchesOf(idsOf(steps))) {
      const ids = (await undoSteps(tx, actor, batch)).map(({ id }) => id)
      await undoCancellationRefunds(tx, ids, bookkeeping(moment, actor))
      restored += ids.length
    }
    const since = new Date(now.getTime() - UNDO_MS)
    const held = moment.site.keepsOrders
      ? await restoreHeldOrders(tx, { closureId, since, at: instantAfter(now) })
      : 0
    const holds = held + (await restoreHolds(tx, actor, { closureId, since }))
    if (restored + holds === 0) throw new Refusal('invalid-state', { message: TOO_LATE })
    const after = { restored }
    await recordChange(tx, actor, { action: 'undone', entity: 'closure', id: closureId, after })
    return after
  })
}
