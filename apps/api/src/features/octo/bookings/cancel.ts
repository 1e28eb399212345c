import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { lockBooking } from '../../bookings/commands/booking-locks'
import { updateStatus } from '../../bookings/commands/update-status'
import { bookingCancelled } from '../../bookings/emails/booking-emails'
import { emailCancellation } from '../../bookings/emails/email-customer'
import { settleCancellation } from '../../payments/settle-cancellation'
import type { Caller } from '../caller'
import { readBody, readText } from '../fields'
import { unprocessable } from '../octo-error'
import { isBeforeCancellationDeadline } from './booking-state'
import { lockResellerBooking } from './find-bookings'
import { releaseHold, updateResellerBooking } from './update-reseller-booking'

const TOO_LATE = 'It is too late to cancel this booking.'

/** Gives a place up. Cancelling again changes nothing. */
export function cancelBooking(
  db: Db,
  caller: Caller,
  uuid: unknown,
  body: unknown,
): Promise<ResellerBookingRow> {
  const reason = readText(readBody(body), 'reason') || null
  return inTransaction(db, async (tx) => {
    const row = await lockResellerBooking(tx, caller, uuid)
    if (row.state === 'cancelled') return row
    if (row.state === 'booked' && !(await cancelBooked(tx, caller, row, reason))) return row
    await releaseHold(tx, row)
    const { at } = caller
    return updateResellerBooking(tx, row, {
      state: 'cancelled',
      hold_id: null,
      cancelled_at: at,
      cancel_reason: reason,
      updated_at: at,
    })
  })
}

/** `false` for what staff have cancelled or deleted already. */
async function cancelBooked(
  tx: Tx,
  caller: Caller,
  row: ResellerBookingRow,
  reason: string | null,
): Promise<boolean> {
  const { site, now, actor } = caller
  if (row.booking_id === null) {
    if (!isBeforeCancellationDeadline(row, caller)) throw unprocessable(TOO_LATE)
    return true
  }
  const booking = await lockBooking(tx, row.booking_id)
  if (!booking || booking.status === 'Cancelled') return false
  if (!isBeforeCancellationDeadline(booking, caller)) throw unprocessable(TOO_LATE)
  const after = await updateStatus(tx, actor, booking, {
    status: 'Cancelled',
    kind: 'by-customer',
    action: 'cancelled',
    reason,
  })
  await settleCancellation(tx, [booking.id], { by: 'customer', reason }, { site, now })
  await emailCancellation(tx, bookingCancelled, after, { site, now })
  return true
}
