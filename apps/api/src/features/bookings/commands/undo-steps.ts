import { type BookingStatus, closedRanges, overlaps, remainingUnits } from '@luzzu/domain'
import type { Insertable, Selectable } from 'kysely'
import type { Actor } from '../../../auth/access'
import { releaseIfVerified } from '../../../auth/verify-email-address'
import { recordChanges } from '../../../platform/audit/audit'
import { instantAfter } from '../../../platform/clock'
import { fromJson, toJson } from '../../../platform/database/json-text'
import { forUpdate } from '../../../platform/database/lock-row'
import type { BookingAddonTable, BookingRow, Tx, UndoTable } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { withdrawEmails } from '../../../platform/mail/outbox'
import { listOccupiedRanges } from '../../offer/capacity'
import { findClosedTimes } from '../../offer/closures.queries'
import { UNDO_MS } from '../emails/booking-emails'
import { type BookingWithUser, NOT_CALLED, selectBookings } from '../queries/bookings.queries'

export const TOO_LATE = 'This can no longer be undone.'

/** One change of one booking; a booking has a stack of them, the newest with the highest id. */
export type UndoStep = Selectable<UndoTable>
type Snapshot = { booking: BookingRow; addons: BookingAddonTable[] }
type Changed = { before: BookingWithUser; outboxId: number | null }

/** Saves the states of bookings before they are changed, with the closure by which they are called off. */
export async function saveUndoSteps(
  tx: Tx,
  changed: readonly Changed[],
  { now, closureId = null }: { now: Date; closureId?: number | null },
): Promise<void> {
  const ids = changed.map(({ before }) => before.id)
  const addons = await tx.selectFrom('booking_addon').selectAll().where('booking_id', 'in', ids).execute()
  const values: Insertable<UndoTable>[] = []
  for (const { before, outboxId } of changed) {
    const { username: _, ...booking } = before
    values.push({
      booking_id: booking.id,
      before: toJson({
        booking,
        addons: addons.filter(({ booking_id }) => booking_id === booking.id),
      } satisfies Snapshot),
      outbox_id: outboxId,
      expires_at: instantAfter(now, UNDO_MS),
      closure_id: closureId,
      ...(closureId === null && (await findExceededClosures(tx, booking, now))),
    })
  }
  await tx.insertInto('undo').values(values).execute()
}

/** The closures that left a booking no place, which it kept: while they are the same, they do not refuse its undo. */
async function findExceededClosures(tx: Tx, booking: BookingRow, now: Date) {
  const { id, product_id: productId, booking_date: date, starts_at: start, ends_at: end } = booking
  const place = { start, end }
  const closures = (await findClosedTimes(tx, productId, date, date)).filter((one) => overlaps(one, place))
  if (closures.length === 0) return {}
  const { units } = await tx
    .selectFrom('product')
    .select('units')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const others = await listOccupiedRanges(tx, { productId, from: date, to: date, now, except: id })
  const closed = closedRanges(closures, { productId, date, units })
  if (remainingUnits(units, [...(others.get(date) ?? []), ...closed], place) > 0) return {}
  return { exceeded_closures: closures.length, newest_closure_id: closures.at(-1)?.id ?? null }
}

export const snapshotOf = ({ before }: Pick<UndoStep, 'before'>) => fromJson(before)

/**
 * Undoes the newest steps of different bookings, which the caller has locked: puts the bookings back as they were before
 * and withdraws the emails. A step that another undo has just taken is left out. Returns the restored bookings.
 * @throws {Refusal} `slot-taken` when a unit was given to somebody else, by the constraint trigger of the database,
 * `invalid-state` when an email is on its way.
 */
export async function undoSteps(
  tx: Tx,
  actor: Actor,
  stepIds: readonly number[],
): Promise<BookingWithUser[]> {
  if (stepIds.length === 0) return []
  const query = tx.selectFrom('undo').selectAll().where('id', 'in', stepIds).orderBy('id')
  const steps = await forUpdate(tx, query).execute()
  if (steps.length === 0) return []
  const emailIds = steps.flatMap(({ outbox_id }) => (outbox_id === null ? [] : [outbox_id]))
  if (!(await withdrawEmails(tx, emailIds))) throw new Refusal('invalid-state', { message: TOO_LATE })
  const current = await findByIds(tx, steps)
  await restore(tx, steps.map(snapshotOf), { current, at: actor.at })
  // Only now: the trigger looks up whether a booking was called off.
  await tx.deleteFrom('undo').where('id', 'in', stepIds).execute()
  const restored = await findByIds(tx, steps)
  const changes = [...restored.values()].map((after) => ({
    action: 'undone' as const,
    entity: 'booking' as const,
    id: after.id,
    before: current.get(after.id),
    after,
  }))
  await recordChanges(tx, actor, changes)
  return [...restored.values()]
}

async function findByIds(tx: Tx, steps: readonly UndoStep[]): Promise<Map<number, BookingWithUser>> {
  const ids = steps.map(({ booking_id }) => booking_id)
  const bookings = await selectBookings(tx).where('booking.id', 'in', ids).orderBy('booking.id').execute()
  return new Map(bookings.map((booking) => [booking.id, booking]))
}

type Restoration = { current: ReadonlyMap<number, BookingWithUser>; at: string }

/** A booking that is there gets its status back, a deleted one everything. */
async function restore(tx: Tx, snapshots: readonly Snapshot[], { current, at }: Restoration): Promise<void> {
  const kept = snapshots.filter(({ booking }) => current.has(booking.id))
  for (const status of new Set(kept.map(({ booking }) => booking.status))) {
    const ids = kept.filter(({ booking }) => booking.status === status).map(({ booking }) => booking.id)
    await setStatus(tx, ids, { status, at })
  }
  const deleted = snapshots.filter(({ booking }) => !current.has(booking.id))
  if (deleted.length === 0) return
  const rows = deleted.map(({ booking }) => ({ ...booking, version: booking.version + 1, updated_at: at }))
  await tx.insertInto('booking').values(rows).execute()
  const addons = deleted.flatMap((snapshot) => snapshot.addons)
  if (addons.length > 0) await tx.insertInto('booking_addon').values(addons).execute()
  for (const { booking } of deleted) await releaseIfVerified(tx, booking, at)
}

async function setStatus(
  tx: Tx,
  ids: readonly number[],
  { status, at }: { status: BookingStatus; at: string },
): Promise<void> {
  await tx
    .updateTable('booking')
    .set((row) => ({
      status,
      cancellation: null,
      reason: null,
      ...NOT_CALLED,
      updated_at: at,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute()
}
