import { type BookingStatus, occupiesUnit } from '@luzzu/domain'
import type { CallOffUndone } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { recordChange, recordChanges } from '../../platform/audit/audit'
import { instantAfter } from '../../platform/clock'
import type { Db, Tx, UndoTable } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { withdrawEmails } from '../../platform/mail/outbox'
import { lockBookings } from '../bookings/booking-locks'
import { selectBookings } from '../bookings/bookings.queries'
import { TOO_LATE, type UndoSnapshot } from '../bookings/undo-booking'
import { batchesOf } from './call-off'
import { lockProducts } from './closures.commands'
import { findClosure } from './closures.queries'

/**
 * Puts back all bookings that the last call-off of a closure has cancelled, and withdraws their emails. The closure
 * itself does not stop this, even if it is deleted meanwhile.
 * @throws {Refusal} `slot-taken` when a unit was given to somebody else, `invalid-state` when the undo period is over.
 */
export function undoCallOff(db: Db, actor: Actor, closureId: number, now: Date): Promise<CallOffUndone> {
  return inTransaction(db, async (tx) => {
    const known = await listSnapshots(tx, closureId)
    if (known.length === 0) orNotFound(await findClosure(tx, closureId))
    const ids = known
      .filter(({ expires_at }) => expires_at > instantAfter(now))
      .map(({ booking_id }) => booking_id)
    // Lock order everywhere: booking, product, date.
    await lockBookings(tx, ids)
    await lockProducts(tx, await listProductIds(tx, ids))
    let restored = 0
    for await (const batch of batchesOf(ids)) restored += await restoreBatch(tx, actor, { closureId, batch })
    if (restored === 0) throw new Refusal('invalid-state', { message: TOO_LATE })
    const after = { restored }
    await recordChange(tx, actor, { action: 'undone', entity: 'closure', id: closureId, after })
    return after
  })
}

type Snapshot = Pick<UndoTable, 'booking_id' | 'before' | 'outbox_id' | 'expires_at'>

function listSnapshots(tx: Tx, closureId: number, ids?: readonly number[]): Promise<Snapshot[]> {
  return tx
    .selectFrom('undo')
    .select(['booking_id', 'before', 'outbox_id', 'expires_at'])
    .where('closure_id', '=', closureId)
    .$if(ids !== undefined, (query) => query.where('booking_id', 'in', ids ?? []))
    .orderBy('booking_id')
    .execute()
}

async function listProductIds(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const products = new Set<number>()
  for await (const batch of batchesOf(ids)) {
    const rows = await tx.selectFrom('booking').select('product_id').where('id', 'in', batch).execute()
    for (const { product_id } of rows) products.add(product_id)
  }
  return [...products]
}

type Restored = { closureId: number; batch: readonly number[] }

/** Returns how many bookings it has restored: another undo may have been faster. */
async function restoreBatch(tx: Tx, actor: Actor, { closureId, batch }: Restored): Promise<number> {
  const snapshots = await listSnapshots(tx, closureId, batch)
  const emailIds = snapshots.flatMap(({ outbox_id }) => (outbox_id === null ? [] : [outbox_id]))
  if (!(await withdrawEmails(tx, emailIds))) throw new Refusal('invalid-state', { message: TOO_LATE })
  const statuses = new Map(snapshots.map((snapshot) => [snapshot.booking_id, statusOf(snapshot)]))
  const cancelled = await selectBookings(tx)
    .where('booking.id', 'in', [0, ...statuses.keys()])
    .where('booking.status', '=', 'Cancelled')
    .execute()
  const before = cancelled.map((booking) => ({ booking, status: statuses.get(booking.id) ?? 'Cancelled' }))
  const restored = before.filter(({ status }) => occupiesUnit(status))
  for (const status of ['Pending', 'Confirmed'] as const) {
    const ids = restored.filter((one) => one.status === status).map(({ booking }) => booking.id)
    if (ids.length > 0) await setStatus(tx, ids, status)
  }
  await tx
    .deleteFrom('undo')
    .where('booking_id', 'in', [0, ...statuses.keys()])
    .execute()
  const changes = restored.map(({ booking, status }) => ({
    action: 'undone' as const,
    entity: 'booking' as const,
    id: booking.id,
    before: booking,
    after: { ...booking, status, version: booking.version + 1 },
  }))
  await recordChanges(tx, actor, changes)
  return changes.length
}

const statusOf = ({ before }: Snapshot) => (JSON.parse(before) as UndoSnapshot).booking.status

/** The constraint trigger of the database refuses when a unit was given to somebody else. */
async function setStatus(tx: Tx, ids: readonly number[], status: BookingStatus): Promise<void> {
  await tx
    .updateTable('booking')
    .set((row) => ({ status, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
