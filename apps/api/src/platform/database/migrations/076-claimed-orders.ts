import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/**
 * Orders that an account has claimed without one of their bookings are nobody's again, so that they can be claimed. Those
 * of which every booking was deleted stay with their account.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `update customer_order set account_id = null
      where account_id is not null
        and exists (${BOOKINGS})
        and not exists (${BOOKINGS} and booking.account_id = customer_order.account_id)`,
  ])
}

const BOOKINGS = `select 1 from order_booking join booking on booking.id = order_booking.booking_id
  where order_booking.order_id = customer_order.id`
