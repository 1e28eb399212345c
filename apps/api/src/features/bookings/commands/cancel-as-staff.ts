import { type Cents, canCancel, STATUS_MESSAGES } from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import type { Moment } from '../../../platform/settings/site'
import { bookkeeping } from '../../payments/ledger'
import { BY_BUSINESS, settleCancellation } from '../../payments/settle-cancellation'
import { bookingCancelledByStaff } from '../emails/booking-emails'
import { emailCancellation } from '../emails/email-customer'
import type { BookingWithUser } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'
import { saveUndoSteps } from './undo-steps'
import { updateStatus } from './update-status'

/** `refund`: what goes back, as it was shown. */
type Cancellation = {
  id: number
  reason: string | null
  refund?: Cents | undefined
  ifMatch: string | undefined
}

/**
 * Cancels a confirmed booking, as staff. The email, which quotes the reason, is delayed until the undo period is over.
 * @throws {Refusal} `invalid-state` unless the booking is confirmed.
 */
export function cancelAsStaff(
  db: Db,
  actor: Actor,
  { id, reason, refund, ifMatch }: Cancellation,
  rules: Moment,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, booking.version)
    if (!canCancel(booking.status))
      throw new Refusal('invalid-state', { message: STATUS_MESSAGES.notConfirmed })
    const after = await updateStatus(tx, actor, booking, { status: 'Cancelled', kind: 'cancelled', reason })
    const settlement = { by: BY_BUSINESS, expected: { refund }, isHandedOver: true, isUndoable: true, reason }
    const settled = await settleCancellation(tx, [id], settlement, bookkeeping(rules, actor))
    const delivery = { ...rules, settled, reason: reason ?? undefined }
    await saveUndoSteps(
      tx,
      [{ before: booking, outboxId: await emailCancellation(tx, bookingCancelledByStaff, after, delivery) }],
      rules,
    )
    return after
  })
}
