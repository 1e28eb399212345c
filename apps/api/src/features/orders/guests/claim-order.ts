import { ORDER_MESSAGES } from '@luzzu/domain'
import { type AuditActor, recordChanges } from '../../../platform/audit/audit'
import type { Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { lockBookings, lockCustomer } from '../../bookings/commands/booking-locks'
import { selectBookings } from '../../bookings/queries/bookings.queries'
import { findOrderMoney, lockOrder } from '../../payments/order-money.queries'

/**
 * Takes the order of a guest, or of staff for one, into an account, whose owner has followed its emailed link; again, it
 * changes nothing.
 * @throws {Refusal} `invalid-state` when it is another account's, or nothing of it can be taken.
 */
export async function claimOrder(
  tx: Tx,
  actor: AuditActor,
  { orderId, accountId }: { orderId: number; accountId: number },
): Promise<void> {
  const { username } = await lockCustomer(tx, accountId)
  const known = orNotFound(await findOrderMoney(tx, orderId))
  const ids = known.bookings.map(({ booking_id }) => booking_id)
  await lockBookings(tx, ids)
  const { order, bookings } = orNotFound(await lockOrder(tx, orderId))
  if (order.account_id === accountId) return
  if (order.account_id !== null) throw new Refusal('invalid-state', { message: ORDER_MESSAGES.elsewhere })
  const guests = await listClaimable(tx, ids)
  // Before it is placed it has no bookings.
  if (ids.length > 0 && guests.length === 0) {
    const owners = bookings.flatMap(({ account_id }) => account_id ?? [])
    if (owners.includes(accountId)) return
    throw new Refusal('invalid-state', owners.length > 0 ? { message: ORDER_MESSAGES.elsewhere } : {})
  }
  await tx
    .updateTable('customer_order')
    .set({ account_id: accountId, customer: null, updated_at: actor.at })
    .where('id', '=', orderId)
    .execute()
  if (guests.length === 0) return
  const changes = guests.map((before) => {
    const claimed = { account_id: accountId, username, updated_at: actor.at, version: before.version + 1 }
    const after = { ...before, ...claimed }
    return { action: 'updated', entity: 'booking', id: before.id, before, after } as const
  })
  await tx
    .updateTable('booking')
    .set((row) => ({ account_id: accountId, updated_at: actor.at, version: row('version', '+', 1) }))
    .where(
      'id',
      'in',
      guests.map(({ id }) => id),
    )
    .execute()
  await recordChanges(tx, actor, changes)
}

/** Bookings that no account owns; what a reseller has sold is the reseller's. */
const listClaimable = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : selectBookings(tx)
        .where('booking.id', 'in', ids)
        .where('booking.account_id', 'is', null)
        .where('booking.source', '<>', 'reseller')
        .execute()
