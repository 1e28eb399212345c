import { ORDER_MESSAGES } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Bookkeeping } from './ledger'
import { listOrderIds, lockOrder } from './order-money.queries'

/** @throws {Refusal} `in-use` while money of a booking would have to go back, or a damage deposit of it is held. */
export async function assertSettled(tx: Tx, bookingId: number, { site }: Bookkeeping): Promise<void> {
  if (!site.keepsOrders) return
  const [orderId] = await listOrderIds(tx, [bookingId])
  const money = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  const row = money?.bookings.find(({ booking_id }) => booking_id === bookingId)
  if (!row) return
  const held = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', row.order_id)
    .where('status', '=', 'authorized')
    .execute()
  if (held.length > 0 && row.status === 'Pending')
    throw new Refusal('in-use', { message: ORDER_MESSAGES.onHold })
  const open = await tx
    .selectFrom('refund')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'pending')
    .unionAll(
      tx
        .selectFrom('damage_deposit')
        .select('id')
        .where('booking_id', '=', bookingId)
        .where('status', '=', 'held'),
    )
    .execute()
  if (row.paid_cents !== row.retained_cents || held.length > 0 || open.length > 0)
    throw new Refusal('in-use', { message: ORDER_MESSAGES.unsettled })
}
