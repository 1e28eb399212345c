import type { Principal } from '../../auth/access'
import type { Db } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { OrderMoney } from '../payments/order-money.queries'

/** @throws {Refusal} `not-found` when an order is neither that of the caller nor the caller staff. */
export async function requireOwnOrder(
  db: Db,
  id: number,
  { isAdmin, userId }: Pick<Principal, 'isAdmin' | 'userId'>,
): Promise<void> {
  const order = await db
    .selectFrom('customer_order')
    .select('customer_order.id')
    .where('customer_order.id', '=', id)
    .$if(!isAdmin, (query) =>
      query
        .leftJoin('order_booking', 'order_booking.order_id', 'customer_order.id')
        .leftJoin('booking', 'booking.id', 'order_booking.booking_id')
        .where((row) =>
          row.or([
            row('booking.account_id', '=', userId),
            // Before it is placed it has no bookings.
            row.and([
              row('customer_order.account_id', '=', userId),
              row('customer_order.status', 'in', ['held', 'paying', 'expired']),
            ]),
          ]),
        ),
    )
    .limit(1)
    .executeTakeFirst()
  if (!order) throw new Refusal('not-found')
}

/** What of an order a customer may see and cancel: not what belongs to somebody else. */
/** The same as of an order. */
export const ownBookings = (
  { bookings }: OrderMoney,
  { isAdmin, userId }: Pick<Principal, 'isAdmin' | 'userId'>,
) => bookings.filter(({ status, account_id }) => status !== null && (isAdmin || account_id === userId))
