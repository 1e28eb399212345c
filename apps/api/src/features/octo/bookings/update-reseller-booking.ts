import type { Updateable } from 'kysely'
import type { ResellerBookingRow, ResellerBookingTable } from '../../../platform/database/reseller-tables'
import type { Tx } from '../../../platform/database/schema'

/** Changes what is known of a booking of a reseller. */
export function updateResellerBooking(
  tx: Tx,
  { id }: Pick<ResellerBookingRow, 'id'>,
  values: Updateable<ResellerBookingTable>,
): Promise<ResellerBookingRow> {
  return tx
    .updateTable('reseller_booking')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function releaseHold(tx: Tx, { hold_id }: Pick<ResellerBookingRow, 'hold_id'>): Promise<void> {
  if (hold_id !== null) await tx.deleteFrom('hold').where('id', '=', hold_id).execute()
}
