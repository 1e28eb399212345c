import { UNDO_EXPIRES_IN, UNDO_SECONDS } from '@luzzu/domain'
import type { FastifyReply } from 'fastify'
import { type Actor, recordChange } from '../../../platform/audit/audit'
import { instantAfter, SECOND } from '../../../platform/clock'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { withdrawEmail } from '../../../platform/mail/outbox'
import { orNotFound, Refusal } from '../../../platform/problems/refusal'
import { type BookingWithUser, findBooking } from '../bookings.queries'
import type { BookingAddonTable, BookingRow } from '../bookings.table'
import { lockCapacity } from '../requests/booking-locks'
import { lockBooking } from './lock-booking'

/** How long a decline or a deletion can be taken back, and its mail waits. */
export const UNDO_MS = UNDO_SECONDS * SECOND

const TOO_LATE = 'This can no longer be undone.'

type Kept = { booking: BookingRow; addons: BookingAddonTable[] }

/** Keeps what a booking is before it is declined or deleted. */
export async function keepForUndo(
  tx: Tx,
  before: BookingWithUser,
  outboxId: number | null,
  now: Date,
): Promise<void> {
  const { username: _, ...booking } = before
  const addons = await tx
    .selectFrom('booking_addon')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .execute()
  const kept: Kept = { booking, addons }
  const values = { before: JSON.stringify(kept), outbox_id: outboxId, expires_at: instantAfter(now, UNDO_MS) }
  await tx
    .insertInto('undo')
    .values({ booking_id: booking.id, ...values })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(values))
    .execute()
}

type Offer = { id: number; now: Date }

/** Says in the answer for how much longer a change can be taken back: as a duration, since a browser's clock may be wrong. */
export async function offerUndo(db: Db, reply: FastifyReply, { id, now }: Offer): Promise<void> {
  const step = await db
    .selectFrom('undo')
    .select('expires_at')
    .where('booking_id', '=', id)
    .where('expires_at', '>', instantAfter(now))
    .executeTakeFirst()
  if (step) reply.header(UNDO_EXPIRES_IN, (Date.parse(step.expires_at) - now.getTime()) / SECOND)
}

/**
 * Takes back a decline or a deletion: the booking is as it was, its mail is never sent.
 *
 * @throws {Refusal} `slot-taken` when its place has gone, `invalid-state` when it is too late.
 */
export function undoLastStep(db: Db, actor: Actor, id: number, now: Date): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const step = await tx.deleteFrom('undo').where('booking_id', '=', id).returningAll().executeTakeFirst()
    // Booking, product, day: the order in which every decision takes them.
    const current = await lockBooking(tx, id)
    if (!step && !current) throw new Refusal('not-found')
    if (!step || step.expires_at <= instantAfter(now))
      throw new Refusal('invalid-state', { message: TOO_LATE })
    if (step.outbox_id !== null && !(await withdrawEmail(tx, step.outbox_id))) {
      throw new Refusal('invalid-state', { message: TOO_LATE })
    }
    await restore(tx, JSON.parse(step.before) as Kept, current)
    const after = orNotFound(await findBooking(tx, id))
    await recordChange(tx, actor, { action: 'undone', entity: 'booking', id, before: current, after })
    return after
  })
}

/** The database's guard refuses when the place has gone. */
async function restore(
  tx: Tx,
  { booking, addons }: Kept,
  current: BookingWithUser | undefined,
): Promise<void> {
  await lockCapacity(tx, booking.product_id, booking.booking_date)
  if (current) {
    await tx
      .updateTable('booking')
      .set((row) => ({ status: booking.status, version: row('version', '+', 1) }))
      .where('id', '=', booking.id)
      .execute()
  } else {
    await tx
      .insertInto('booking')
      .values({ ...booking, version: booking.version + 1 })
      .execute()
    if (addons.length > 0) await tx.insertInto('booking_addon').values(addons).execute()
  }
}
