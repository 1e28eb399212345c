import { isPostgres } from '../../../platform/database/engine'
import type { Tx } from '../../../platform/database/schema'
import { type BookingWithUser, findBooking } from '../bookings.queries'

/** The booking, held until the transaction ends. */
export async function lockBooking(
  tx: Tx,
  id: number,
  ownerId?: number,
): Promise<BookingWithUser | undefined> {
  if (isPostgres(tx)) await tx.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute()
  return findBooking(tx, id, ownerId)
}
