import {
  BOOKING_MESSAGES,
  type BookingActor,
  type BookingStatus,
  canStillCancel,
  changeStatus,
  occupiesUnit,
  STATUS_MESSAGES,
} from '@luzzu/domain'
import { type Actor, recordChange } from '../../../platform/audit/audit'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { requireVersion } from '../../../platform/http/answers/versions'
import { orNotFound, Refusal } from '../../../platform/problems/refusal'
import { emailCustomer } from '../booking-email'
import { type BookingWithUser, timeRangeOf } from '../bookings.queries'
import type { BookingRules } from '../requests/request-booking'
import { lockBooking } from './lock-booking'
import { keepForUndo, UNDO_MS } from './undo-booking'

type Rules = Pick<BookingRules, 'site' | 'now'>
type Change = { id: number; status: BookingStatus; ifMatch: string | undefined }

/** Moves a booking to another status, as far as its mover may; asking for the status it has changes nothing. */
export function changeBookingStatus(
  db: Db,
  actor: Actor,
  change: Change,
  rules: Rules,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await lockBooking(tx, change.id, actor.isAdmin ? undefined : actor.userId))
    requireVersion(change.ifMatch, before.version)
    const mover = actor.isAdmin ? 'staff' : 'customer'
    const next = moved(mover, before, change.status, rules)
    if (next === before.status) return before
    await tx
      .updateTable('booking')
      .set((row) => ({ status: next, version: row('version', '+', 1) }))
      .where('id', '=', before.id)
      .execute()
    const after = { ...before, status: next, version: before.version + 1 }
    await announce(tx, mover, { before, after }, rules)
    await recordChange(tx, actor, { action: 'updated', entity: 'booking', id: before.id, before, after })
    return after
  })
}

function moved(
  mover: BookingActor,
  booking: BookingWithUser,
  wanted: BookingStatus,
  { site, now }: Rules,
): BookingStatus {
  const next = changeStatus(mover, booking.status, wanted)
  if (!next.ok) {
    throw new Refusal('invalid-state', {
      message: mover === 'staff' ? STATUS_MESSAGES.notPending : undefined,
    })
  }
  const isCancelling = mover === 'customer' && occupiesUnit(booking.status) && !occupiesUnit(next.value)
  if (isCancelling && !canStillCancel(booking.booking_date, timeRangeOf(booking), site.timeZone, now)) {
    throw new Refusal('invalid-state', { message: BOOKING_MESSAGES.tooLateToCancel })
  }
  return next.value
}

type States = { before: BookingWithUser; after: BookingWithUser }

async function announce(tx: Tx, mover: BookingActor, { before, after }: States, rules: Rules): Promise<void> {
  if (after.status === 'Confirmed') await emailCustomer(tx, 'booking-confirmed', after, rules)
  else if (mover === 'customer') await emailCustomer(tx, 'booking-cancelled', after, rules)
  else {
    const mailId = await emailCustomer(tx, 'booking-declined', after, { ...rules, delay: UNDO_MS })
    await keepForUndo(tx, before, mailId, rules.now)
  }
}
