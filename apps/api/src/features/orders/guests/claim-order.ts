import { ORDER_MESSAGES } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { lockBookings, lockCustomer } from '../../bookings/commands/booking-locks'
import { findOrderMoney, lockOrder } from '../../payments/order-money.queries'

/**
 * Takes the order of a guest into an account, whose owner has followed its emailed link; again, it changes nothing.
 * @throws {Refusal} `invalid-state` when it is another account's.
 */
export async function claimOrder(
  tx: Tx,
  { orderId, accountId }: { orderId: number; accountId: number },
  now: Date,
): Promise<void> {
  await lockCustomer(tx, accountId)
  const { bookings } = orNotFound(await findOrderMoney(tx, orderId))
  const ids = bookings.map(({ booking_id }) => booking_id)
  await lockBookings(tx, ids)
  const { order } = orNotFound(await lockOrder(tx, orderId))
  if (order.account_id === accountId) return
  if (order.account_id !== null) throw new Refusal('invalid-state', { message: ORDER_MESSAGES.elsewhere })
  const updated_at = instantAfter(now)
  await tx
    .updateTable('customer_order')
    .set({ account_id: accountId, customer: null, updated_at })
    .where('id', '=', orderId)
    .execute()
  if (ids.length === 0) return
  await tx
    .updateTable('booking')
    .set((row) => ({ account_id: accountId, updated_at, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('account_id', 'is', null)
    .where('source', '=', 'site')
    .execute()
}
