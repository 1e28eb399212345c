import { type AuditActor, recordChange } from '../../../platform/audit/audit'
import type { Tx } from '../../../platform/database/schema'
import type { BookingWithUser } from '../queries/bookings.queries'

type StaffRecord = Partial<Pick<BookingWithUser, 'attendance' | 'note'>>

/** Updates what staff record of a booking, with version and audit entry, if anything differs. */
export async function updateBooking(
  tx: Tx,
  actor: AuditActor,
  before: BookingWithUser,
  changes: StaffRecord,
): Promise<BookingWithUser> {
  const after = { ...before, ...changes, updated_at: actor.at, version: before.version + 1 }
  if (after.attendance === before.attendance && after.note === before.note) return before
  await tx
    .updateTable('booking')
    .set({ ...changes, updated_at: actor.at, version: after.version })
    .where('id', '=', before.id)
    .execute()
  await recordChange(tx, actor, { action: 'updated', entity: 'booking', id: before.id, before, after })
  return after
}
