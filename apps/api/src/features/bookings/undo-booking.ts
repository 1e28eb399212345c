import { UNDO_EXPIRES_IN, UNDO_SECONDS } from '@luzzu/domain'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { instantAfter, SECOND } from '../../platform/clock'
import type { BookingAddonTable, BookingRow, Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { withdrawEmails } from '../../platform/mail/outbox'
import { lockBooking, lockCapacity } from './booking-locks'
import { type BookingWithUser, findBooking } from './bookings.queries'

/** Undo period of a decline or a deletion; its email is delayed as long. */
export const UNDO_MS = UNDO_SECONDS * SECOND

export const TOO_LATE = 'This can no longer be undone.'

export type UndoSnapshot = { booking: BookingRow; addons: BookingAddonTable[] }

/** Saves the state of a booking before it is declined or deleted. */
export async function saveUndoSnapshot(
  tx: Tx,
  before: BookingWithUser,
  outboxId: number | null,
  now: Date,
): Promise<void> {
  await saveUndoSnapshots(tx, [{ before, outboxId }], { now, closureId: null })
}

type Cancelled = { before: BookingWithUser; outboxId: number | null }

/** Saves the states of bookings before they are cancelled, with the closure by which they are called off. */
export async function saveUndoSnapshots(
  tx: Tx,
  cancelled: readonly Cancelled[],
  { now, closureId }: { now: Date; closureId: number | null },
): Promise<void> {
  const ids = cancelled.map(({ before }) => before.id)
  const addons = await tx.selectFrom('booking_addon').selectAll().where('booking_id', 'in', ids).execute()
  const values = cancelled.map(({ before: { username: _, ...booking }, outboxId }) => ({
    booking_id: booking.id,
    before: JSON.stringify({
      booking,
      addons: addons.filter(({ booking_id }) => booking_id === booking.id),
    } satisfies UndoSnapshot),
    outbox_id: outboxId,
    expires_at: instantAfter(now, UNDO_MS),
    closure_id: closureId,
  }))
  await tx
    .insertInto('undo')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet((row) => ({
        before: row.ref('excluded.before'),
        outbox_id: row.ref('excluded.outbox_id'),
        expires_at: row.ref('excluded.expires_at'),
        closure_id: row.ref('excluded.closure_id'),
      })),
    )
    .execute()
}

type UndoContext = { id: number; now: Date }

/** Sends the remaining undo period in seconds: a duration, because client clocks may be wrong. */
export async function setUndoHeader(db: Db, reply: FastifyReply, { id, now }: UndoContext): Promise<void> {
  const undo = await db
    .selectFrom('undo')
    .select('expires_at')
    .where('booking_id', '=', id)
    .where('expires_at', '>', instantAfter(now))
    .executeTakeFirst()
  if (undo) reply.header(UNDO_EXPIRES_IN, (Date.parse(undo.expires_at) - now.getTime()) / SECOND)
}

/**
 * Undoes a decline or a deletion: restores the booking and withdraws its email.
 * @throws {Refusal} `slot-taken` when no unit is left, `invalid-state` when the undo period is over.
 */
export function undoLastChange(db: Db, actor: Actor, id: number, now: Date): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const undo = await tx.deleteFrom('undo').where('booking_id', '=', id).returningAll().executeTakeFirst()
    // Lock order everywhere: booking, product, date.
    const current = await lockBooking(tx, id)
    if (!undo && !current) throw new Refusal('not-found')
    if (!undo || undo.expires_at <= instantAfter(now))
      throw new Refusal('invalid-state', { message: TOO_LATE })
    if (!(await withdrawEmails(tx, undo.outbox_id === null ? [] : [undo.outbox_id])))
      throw new Refusal('invalid-state', { message: TOO_LATE })
    await restore(tx, JSON.parse(undo.before) as UndoSnapshot, current)
    const after = orNotFound(await findBooking(tx, id))
    await recordChange(tx, actor, { action: 'undone', entity: 'booking', id, before: current, after })
    return after
  })
}

/** The constraint trigger of the database refuses when no unit is left. */
async function restore(
  tx: Tx,
  { booking, addons }: UndoSnapshot,
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
