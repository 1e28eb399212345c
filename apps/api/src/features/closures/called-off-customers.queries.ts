import type { ToCall } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import { listPhoneBookings, toCall } from '../offer/affected-bookings.queries'
import type { StoredCallOff } from './call-off'

/** Whom no email has told that a closure has called off their bookings; call-offs that were undone do not count. */
export async function listCalledOffCustomers(db: Db, closureId: number): Promise<ToCall> {
  const entries = await db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('entity', '=', 'closure')
    .where('entity_id', '=', closureId)
    .where('action', 'in', ['called-off', 'undone'])
    .orderBy('id')
    .execute()
  const callOffs: number[][] = []
  for (const { action, after } of entries) {
    // Only the last one can be undone.
    if (action === 'undone') callOffs.pop()
    else if (after !== null) callOffs.push((JSON.parse(after) as StoredCallOff).calls ?? [])
  }
  return toCall(await listPhoneBookings(db, callOffs.flat()))
}
