import type { BookingStatus } from '@luzzu/domain'
import { type AuditActor, recordChange } from '../../../platform/audit/audit'
import type { Tx } from '../../../platform/database/schema'
import type { BookingWithUser } from '../queries/bookings.queries'

/** `reason`: for the audit entry, if there is one. */
type StatusUpdate = {
  status: BookingStatus
  action?: 'updated' | 'expired' | 'cancelled'
  reason?: string | null
}

/** Updates the status with version and audit entry; returns the updated booking. */
export async function updateStatus(
  tx: Tx,
  actor: AuditActor,
  before: BookingWithUser,
  { status, action = 'updated', reason = null }: StatusUpdate,
): Promise<BookingWithUser> {
  const confirmation = status === 'Confirmed' ? { confirmed_at: actor.at } : {}
  const change = { ...confirmation, status, updated_at: actor.at }
  await tx
    .updateTable('booking')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute()
  const after = { ...before, ...change, version: before.version + 1 }
  const recorded = reason === null ? after : { ...after, reason }
  await recordChange(tx, actor, { action, entity: 'booking', id: before.id, before, after: recorded })
  return after
}
