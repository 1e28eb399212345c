import type { BookingStatus } from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import type { BookingWithUser } from '../queries/bookings.queries'
import { approveOrDeclineBooking } from './approve-booking'
import { lockBooking } from './booking-locks'
import { cancelBooking } from './cancel-booking'
import type { StatusRules } from './update-status'

type StatusChange = { id: number; status: BookingStatus; ifMatch: string | undefined }

/** Sets the status of a booking, if the actor may; setting the current status changes nothing. */
export function changeBookingStatus(
  db: Db,
  actor: Actor,
  { id, status, ifMatch }: StatusChange,
  rules: StatusRules,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id, actor.isAdmin ? undefined : actor.userId))
    // A retry of a decision that already applied names the version before it.
    if (status !== booking.status) requireVersion(ifMatch, booking.version)
    const change = actor.isAdmin ? approveOrDeclineBooking : cancelBooking
    return change(tx, actor, { booking, status }, rules)
  })
}
