import type { Attendance } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { Tx } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'

/** Notes with the damage deposit of a booking since when its guests are back, from which its release counts. */
export async function recordReturn(
  tx: Tx,
  { id, attendance }: { id: number; attendance: Attendance },
  { site, now }: Moment,
): Promise<void> {
  if (!site.keepsOrders) return
  await tx
    .updateTable('damage_deposit')
    .set({ returned_at: attendance === 'returned' ? instantAfter(now) : null })
    .where('booking_id', '=', id)
    .where('status', '=', 'held')
    .execute()
}
