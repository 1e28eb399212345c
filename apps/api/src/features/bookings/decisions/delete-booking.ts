import { occupiesUnit } from '@luzzu/domain'
import { type Actor, recordChange } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { type Deletion, requireVersion } from '../../../platform/http/answers/versions'
import { orNotFound } from '../../../platform/problems/refusal'
import { emailCustomer } from '../booking-email'
import type { BookingRules } from '../requests/request-booking'
import { lockBooking } from './lock-booking'
import { keepForUndo, UNDO_MS } from './undo-booking'

/** Deletes a booking; the customer of one that held a place is told that it is cancelled. */
export function deleteBooking(
  db: Db,
  actor: Actor,
  { id, ifMatch }: Deletion,
  rules: Pick<BookingRules, 'site' | 'now'>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, before.version)
    const mailId = occupiesUnit(before.status)
      ? await emailCustomer(tx, 'booking-cancelled', before, { ...rules, delay: UNDO_MS })
      : null
    await keepForUndo(tx, before, mailId, rules.now)
    await tx.deleteFrom('booking').where('id', '=', id).execute()
    await recordChange(tx, actor, { action: 'deleted', entity: 'booking', id, before })
  })
}
