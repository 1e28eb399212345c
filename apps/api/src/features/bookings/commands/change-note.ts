import type { Actor } from '../../../auth/access'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import type { BookingWithUser } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'
import { updateBooking } from './update-booking'

type NoteChange = { id: number; note: string | null; ifMatch: string | undefined }

/** Changes the note of staff about a booking in any status; `null` removes it. */
export function changeNote(
  db: Db,
  actor: Actor,
  { id, note, ifMatch }: NoteChange,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, booking.version)
    return updateBooking(tx, actor, booking, { note })
  })
}
