import type { Caller } from '../../auth/access'
import type { Db } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { OrderMoney } from '../payments/order-money.queries'

/** @throws {Refusal} `not-found` when an order is not that of the caller: an account, or whoever has its link; staff have all. */
export async function assertOrderAccess(db: Db, id: number, caller: Caller): Promise<void> {
  if (!(await hasOrderAccess(db, id, caller))) throw new Refusal('not-found')
}

async function hasOrderAccess(
  db: Db,
  id: number,
  { isAdmin, userId, order: reached }: Caller,
): Promise<boolean> {
  if (reached && reached.id !== id) return false
  const order = await db
    .selectFrom('customer_order')
    .select('customer_order.id')
    .where('customer_order.id', '=', id)
    .$if(!isAdmin && !reached, (query) =>
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
  return order !== undefined
}

/**
 * Staff book for customers in another way: what they may read they may not hold longer or check out.
 * @throws {Refusal} `forbidden` when an order is a customer's and the caller is staff, `not-found` as for reading it.
 */
export async function assertOwnOrder(db: Db, id: number, caller: Caller): Promise<void> {
  await assertOrderAccess(db, id, caller)
  if (caller.isAdmin && !(await hasOrderAccess(db, id, { ...caller, isAdmin: false })))
    throw new Refusal('forbidden')
}

/** What of an order its caller may cancel: a customer not what belongs to somebody else, whoever has its link all of it. */
export const ownBookings = ({ bookings }: OrderMoney, { isAdmin, userId, order }: Caller) =>
  bookings.filter(
    ({ status, account_id }) => status !== null && (isAdmin || order !== undefined || account_id === userId),
  )
