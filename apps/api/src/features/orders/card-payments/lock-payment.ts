import { isPostgres } from '../../../platform/database/dialect'
import type { Tx } from '../../../platform/database/schema'
import { orNotFound } from '../../../platform/errors/refusal'
import { lockBookings } from '../../bookings/commands/booking-locks'
import { findOrderMoney, lockOrder, type OrderMoney } from '../../payments/order-money.queries'
import { type CardPayment, findCardPayment } from './card-payments.queries'

/** A payment with its order, which is locked. */
export type LockedPayment = { payment: CardPayment; money: OrderMoney }

/** The bookings first, then the order, as everywhere. */
export async function lockPayment(tx: Tx, id: number): Promise<LockedPayment> {
  const { order_id } = orNotFound(await findCardPayment(tx, id))
  const known = orNotFound(await findOrderMoney(tx, order_id))
  if (known.order.account_id !== null && known.order.status !== 'placed' && isPostgres(tx))
    await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', known.order.account_id)
      .forNoKeyUpdate()
      .execute()
  await lockBookings(
    tx,
    known.bookings.map(({ booking_id }) => booking_id),
  )
  const money = orNotFound(await lockOrder(tx, order_id))
  return { payment: orNotFound(await findCardPayment(tx, id)), money }
}

/** Whether nothing can become of a payment any more; the rest of its way is that of its refunds. */
export const isFinal = ({ status }: CardPayment) => status !== 'open' && status !== 'authorized'
