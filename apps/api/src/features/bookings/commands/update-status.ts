import type { CancellationKind, Instant } from '@luzzu/domain'
import { type AuditActor, recordChange } from '../../../platform/audit/audit'
import type { Tx } from '../../../platform/database/schema'
import type { BookingWithUser } from '../queries/bookings.queries'

type StatusUpdate =
  | { status: 'Confirmed' }
  | {
      status: 'Cancelled'
      kind: CancellationKind
      reason?: string | null
      action?: 'updated' | 'expired' | 'cancelled'
    }

/** Updates the status with version and audit entry; returns the updated booking. */
export async function updateStatus(
  tx: Tx,
  actor: AuditActor,
  before: BookingWithUser,
  update: StatusUpdate,
): Promise<BookingWithUser> {
  const change = { ...fieldsOf(update, actor.at), updated_at: actor.at }
  await tx
    .updateTable('booking')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute()
  const after = { ...before, ...change, version: before.version + 1 }
  const action = (update.status === 'Cancelled' && update.action) || 'updated'
  await recordChange(tx, actor, { action, entity: 'booking', id: before.id, before, after })
  return after
}

function fieldsOf(update: StatusUpdate, at: Instant) {
  if (update.status === 'Confirmed') return { status: update.status, confirmed_at: at }
  const { status, kind, reason = null } = update
  return { status, cancellation: kind, reason }
}
