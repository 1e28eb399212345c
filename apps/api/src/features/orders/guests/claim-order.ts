import { ORDER_MESSAGES } from '@luzzu/domain'
import { type AuditActor, recordChanges } from '../../../platform/audit/audit'
import type { Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { lockBookings, lockCustomer } from '../../bookings/commands/booking-locks'
import { selectBookings } from '../../bookings/queries/bookings.queries'
import { findOrderMoney, lockOrder } from '../../payments/order-money.queries'

/**
 * Takes the order of a guest into an account, whose owner has followed its emailed link; again, it changes nothing.
 * @throws {Refusal} `invalid-state` when it is another account's.
 */
export async function claimOrder(
  tx: Tx,
  actor: AuditActor,
  { orderId, accountId }: { orderId: number; accountId: number },
): Promise<void> {
  const { username } = await lockCustomer(tx, accountId)
  const { bookings } = orNotFound(await findOrderMoney(tx, orderId))
  const ids = bookings.map(({ booking_id }) => booking_id)
  await lockBookings(tx, ids)
  const { order } = orNotFound(await lockOrder(tx, orderId))
  if (order.account_id === accountId) return
  if (order.account_id !== null) throw new Refusal('invalid-state', { message: ORDER_MESSAGES.elsewhere })
  await tx
    .updateTable('customer_order')
    .set({ account_id: accountId, customer: null, updated_at: actor.at })
    .where('id', '=', orderId)
    .execute()
  if (ids.length === 0) return
  const guests = await selectBookings(tx)
    .where('booking.id', 'in', ids)
    .where('booking.account_id', 'is', null)
    .where('booking.source', '=', 'site')
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
