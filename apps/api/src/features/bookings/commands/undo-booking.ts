import { UNDO_EXPIRES_IN } from '@luzzu/domain'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../../../auth/access'
import { lockAccounts } from '../../../auth/account-locks'
import { instantAfter, SECOND } from '../../../platform/clock'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { Refusal } from '../../../platform/errors/refusal'
import { lockCapacity } from '../../offer/offer-locks'
import type { BookingWithUser } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'
import { snapshotOf, TOO_LATE, type UndoStep, undoSteps } from './undo-steps'

const CALLED_OFF =
  'This booking was called off together with others by a closure. Undo the call-off of the closure instead.'

type UndoContext = { id: number; now: Date }

/** Sends the remaining undo period in seconds: a duration, because client clocks may be wrong. */
export async function setUndoHeader(db: Db, reply: FastifyReply, { id, now }: UndoContext): Promise<void> {
  const step = await findNewestStep(db, id)
  if (step && step.expires_at > instantAfter(now))
    reply.header(UNDO_EXPIRES_IN, (Date.parse(step.expires_at) - now.getTime()) / SECOND)
}

/**
 * Undoes the newest change of a booking that can be undone: restores the booking and withdraws its email.
 * @throws {Refusal} `slot-taken` when no unit is left, `invalid-state` when the undo period is over or the booking was
 * called off with others.
 */
export function undoLastChange(db: Db, actor: Actor, id: number, now: Date): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const known = await findNewestStep(tx, id)
    // Lock order everywhere: account, booking, product, date.
    if (known) await lockAccounts(tx, [snapshotOf(known).booking.account_id])
    const current = await lockBooking(tx, id)
    const step = await findNewestStep(tx, id)
    if (!step && !current) throw new Refusal('not-found')
    if (!step || step.expires_at <= instantAfter(now))
      throw new Refusal('invalid-state', { message: TOO_LATE })
    if (step.closure_id !== null) throw new Refusal('invalid-state', { message: CALLED_OFF })
    const { booking } = snapshotOf(step)
    await lockCapacity(tx, booking.product_id, booking.booking_date)
    const [restored] = await undoSteps(tx, actor, [step.id])
    if (!restored) throw new Refusal('invalid-state', { message: TOO_LATE })
    return restored
  })
}

function findNewestStep(db: Db | Tx, bookingId: number): Promise<UndoStep | undefined> {
  return db
    .selectFrom('undo')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
