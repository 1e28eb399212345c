import { occupiesUnit } from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import { recordChange } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound } from '../../../platform/errors/refusal'
import { type Deletion, requireVersion } from '../../../platform/http/cache/versions'
import type { Moment } from '../../../platform/settings/site'
import { assertSettled } from '../../payments/assert-settled'
import { bookkeeping } from '../../payments/ledger'
import { syncOrdersOfBookings } from '../../payments/sync-orders'
import { bookingCancelledByStaff } from '../emails/booking-emails'
import { emailCancellation } from '../emails/email-customer'
import { lockBooking } from './booking-locks'
import { saveUndoSteps } from './undo-steps'

/** Deletes a booking; the customer is notified if it occupied a unit. */
export function deleteBooking(db: Db, actor: Actor, { id, ifMatch }: Deletion, rules: Moment): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, before.version)
    const books = bookkeeping(rules, actor)
    await assertSettled(tx, id, books)
    const deleted = { ...before, updated_at: actor.at, version: before.version + 1 }
    const emailId = occupiesUnit(before.status)
      ? await emailCancellation(tx, bookingCancelledByStaff, deleted, rules)
      : null
    await saveUndoSteps(tx, [{ before, outboxId: emailId }], rules)
    await tx.deleteFrom('booking').where('id', '=', id).execute()
    await syncOrdersOfBookings(tx, [id], books)
    await recordChange(tx, actor, { action: 'deleted', entity: 'booking', id, before })
  })
}
