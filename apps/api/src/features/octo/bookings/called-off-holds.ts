import type { AuditActor } from '../../../platform/audit/audit'
import { instantAfter } from '../../../platform/clock'
import { forUpdate } from '../../../platform/database/lock-row'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { Tx } from '../../../platform/database/schema'
import { updateResellerBooking } from './update-reseller-booking'

type CallOff = { closureId: number; message: string }

/** Which of the holds are resellers', locked: whoever confirms one has done so, or waits. */
export async function lockHeldByResellers(tx: Tx, holdIds: readonly number[]): Promise<ResellerBookingRow[]> {
  if (holdIds.length === 0) return []
  const query = tx
    .selectFrom('reseller_booking')
    .selectAll()
    .where('hold_id', 'in', holdIds)
    .where('state', '=', 'hold')
    .orderBy('id')
  return forUpdate(tx, query).execute()
}

/** Ends holds that a closure leaves no place for; returns how many. */
export async function callOffHolds(
  tx: Tx,
  { at }: Pick<AuditActor, 'at'>,
  holdIds: readonly number[],
  { closureId, message }: CallOff,
): Promise<number> {
  const rows = await lockHeldByResellers(tx, holdIds)
  for (const row of rows) {
    // The row stays, so that an undo finds it.
    await tx
      .updateTable('hold')
      .set({ expires_at: at, updated_at: at })
      .where('id', '=', Number(row.hold_id))
      .execute()
    await updateResellerBooking(tx, row, {
      state: 'cancelled',
      cancelled_at: at,
      cancel_reason: message,
      updated_at: at,
      closure_id: closureId,
    })
  }
  return rows.length
}

/**
 * Puts back the holds that a closure has ended since an instant and that would still last; returns how many.
 * @throws when a unit was given to somebody else, by the guard of the database.
 */
export async function restoreHolds(
  tx: Tx,
  { at }: Pick<AuditActor, 'at'>,
  { closureId, since }: { closureId: number; since: Date },
): Promise<number> {
  const rows = await tx
    .selectFrom('reseller_booking')
    .selectAll()
    .where('closure_id', '=', closureId)
    .where('cancelled_at', '>', instantAfter(since))
    .where('expires_at', '>', at)
    .orderBy('product_id')
    .orderBy('booking_date')
    .execute()
  for (const row of rows) {
    await tx
      .updateTable('hold')
      .set({ expires_at: row.expires_at, updated_at: at })
      .where('id', '=', Number(row.hold_id))
      .execute()
    await updateResellerBooking(tx, row, {
      state: 'hold',
      cancelled_at: null,
      cancel_reason: null,
      updated_at: at,
      closure_id: null,
    })
  }
  return rows.length
}
