import type { ClosedTime } from '@luzzu/domain'
import type { CalledOff } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { recordChange, recordChanges } from '../../platform/audit/audit'
import { instantAfter } from '../../platform/clock'
import { batchesOf } from '../../platform/database/batches'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import { enqueueEmails } from '../../platform/mail/outbox'
import type { Moment } from '../../platform/settings/site'
import { lockBookings } from '../bookings/commands/booking-locks'
import { saveUndoSteps } from '../bookings/commands/undo-steps'
import { sumsOf, tripsOf } from '../bookings/emails/email-customer'
import { selectBookings } from '../bookings/queries/bookings.queries'
import { callOffHolds, lockHeldByResellers } from '../octo/bookings/called-off-holds'
import { findAffected, listPhoneBookings, toCall } from '../offer/affected-bookings.queries'
import { findClosedTime } from '../offer/closures.queries'
import { lockProducts } from '../offer/offer-locks'
import { sendDelayedConfirmations } from '../payments/delayed-confirmations'
import { expireHeldOrders, lockHeldOrders } from '../payments/expire-holds'
import { listGuestOrders } from '../payments/guest-order'
import { bookkeeping } from '../payments/ledger'
import { BY_BUSINESS, settleCancellation } from '../payments/settle-cancellation'
import { bookingCalledOff } from './emails/booking-called-off'

type CallOff = { closureId: number; message: string; hasMailServer: boolean }
/**
 * Cancels the bookings that exceed what a closure leaves, and ends the holds of resellers that do, in one transaction, and
 * tells their customers once the undo period is over. Repeated when nothing is left to cancel, it answers like the last time.
 */
export function callOffBookings(db: Db, actor: Actor, callOff: CallOff, context: Moment): Promise<CalledOff> {
  return inTransaction(db, async (tx) => {
    const closure = orNotFound(await findClosedTime(tx, callOff.closureId))
    const { bookings: ids, holds } = await lockAffected(tx, closure, context)
    // Before the first of them is counted.
    await lockProducts(tx, await lockHeldOrders(tx, holds))
    let ended = await callOffHolds(tx, actor, holds, callOff)
    if (context.site.keepsOrders)
      ended += await expireHeldOrders(tx, {
        holdIds: holds,
        closureId: callOff.closureId,
        at: instantAfter(context.now),
      })
    if (ids.length === 0 && ended === 0)
      return (await findLastCallOff(tx, callOff)) ?? { cancelled: 0, to_call: [] }
    for await (const batch of batchesOf(ids)) await cancelBatch(tx, actor, batch, { ...callOff, ...context })
    const calls = await listPhoneBookings(tx, ids)
    const after: StoredCallOff = {
      message: callOff.message,
      cancelled: ids.length,
      calls: calls.map(({ id }) => id),
      ...(!callOff.hasMailServer && { unmailed: ids }),
    }
    await recordChange(tx, actor, { action: 'called-off', entity: 'closure', id: callOff.closureId, after })
    return { cancelled: ids.length, to_call: toCall(calls) }
  })
}

/**
 * What a closure affects, locked. Before the locks a booking may have been cancelled, and a hold confirmed, which is the one
 * way to a booking that exceeds what is left: so it is looked again until nothing is new.
 */
async function lockAffected(tx: Tx, closure: ClosedTime, context: Moment) {
  let locked = { bookings: new Set<number>(), holds: new Set<number>() }
  while (true) {
    const affected = await findAffected(tx, closure, context)
    const bookings = affected.bookings.filter((id) => !locked.bookings.has(id))
    const holds = affected.holds.filter((id) => !locked.holds.has(id))
    if (bookings.length + holds.length === 0) return affected
    await lockHeldByResellers(tx, holds)
    await lockBookings(tx, bookings)
    locked = { bookings: new Set(affected.bookings), holds: new Set(affected.holds) }
  }
}

/**
 * `calls` are the bookings that no email reaches; entries of earlier versions do not tell. `unmailed` are all of them
 * where no mail server was set.
 */
export type StoredCallOff = { message: string; cancelled: number; calls?: number[]; unmailed?: number[] }

/** The response to the last call-off with the same message, unless it was undone. */
async function findLastCallOff(tx: Tx, { closureId, message }: CallOff): Promise<CalledOff | undefined> {
  const last = await tx
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('entity', '=', 'closure')
    .where('entity_id', '=', closureId)
    .where('action', 'in', ['called-off', 'undone'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.action !== 'called-off' || last.after === null) return undefined
  const { cancelled, ...sent } = JSON.parse(last.after) as StoredCallOff
  if (sent.message !== message) return undefined
  return { cancelled, to_call: toCall(await listPhoneBookings(tx, sent.calls ?? [])) }
}

async function cancelBatch(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  { closureId, message, site, now }: CallOff & Moment,
): Promise<void> {
  const rows = await selectBookings(tx)
    .select((row) => row.fn.coalesce('account.mail', 'booking.contact_mail').as('mail'))
    .where('booking.id', 'in', ids)
    .execute()
  await tx
    .updateTable('booking')
    .set((row) => ({
      status: 'Cancelled',
      cancellation: 'called-off',
      reason: message,
      updated_at: actor.at,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute()
  const settled = await settleCancellation(
    tx,
    ids,
    { by: BY_BUSINESS, isUndoable: true, reason: message },
    bookkeeping({ site, now }, actor),
  )
  const bookings = rows.map(({ mail: _, ...booking }) => booking)
  const trips = await tripsOf(
    tx,
    bookings.map((booking) => ({ ...booking, updated_at: actor.at, version: booking.version + 1 })),
  )
  await sendDelayedConfirmations(tx, ids, now)
  const guestOrders = await listGuestOrders(tx, bookings)
  const emailIds = await enqueueEmails(
    tx,
    rows.flatMap((row, at) => {
      const { mail: to, product_id, slot_id, id: bookingId } = row
      const trip = trips[at]
      if (to === null || !trip) return []
      const about = { ...trip, ...guestOrders.get(bookingId), ...sumsOf(row, { settled }) }
      const data = { ...about, product_id, slot_id, message }
      return [{ site, to, template: bookingCalledOff, data, now, bookingId }]
    }),
  )
  const cancelled = bookings.map((before) => ({ before, outboxId: emailIds.get(before.id) ?? null }))
  await saveUndoSteps(tx, cancelled, { now, closureId })
  await recordChanges(
    tx,
    actor,
    bookings.map((before) => ({
      action: 'called-off',
      entity: 'booking',
      id: before.id,
      before,
      after: {
        ...before,
        status: 'Cancelled',
        cancellation: 'called-off',
        reason: message,
        version: before.version + 1,
      },
    })),
  )
}
