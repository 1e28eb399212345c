import type { Instant } from '@luzzu/domain'
import { fromJson } from '../../platform/database/json-text'
import type { Tx } from '../../platform/database/schema'
import { latePaymentReleased } from '../orders/emails/card-payment-emails'

/** The orders of an account, with those of its bookings; some of these may be deleted. */
export async function listOrdersOfAccount(
  tx: Tx,
  { id, deletedBookings }: { id: number; deletedBookings: readonly number[] },
): Promise<number[]> {
  const bookings = tx.selectFrom('booking').select('id').where('account_id', '=', id)
  const rows = await tx
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', id)
    .union(ordersOf(tx).where('booking_id', 'in', bookings))
    .union(ordersOf(tx).where('booking_id', 'in', [0, ...deletedBookings]))
    .execute()
  return rows.map((row) => row.id)
}

/** The orders of bookings without an account, which may be deleted. */
export async function listOrdersOfGuest(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await ordersOf(tx)
    .innerJoin('customer_order', 'customer_order.id', 'order_booking.order_id')
    .where('customer_order.account_id', 'is', null)
    .where('booking_id', 'in', bookingIds)
    .distinct()
    .execute()
  return rows.map((row) => row.id)
}

const ordersOf = (tx: Tx) => tx.selectFrom('order_booking').select('order_booking.order_id as id')

/**
 * Removes from orders whom they are for, to whom they were to be invoiced, and what staff have written about why. Receipts and
 * the ledger stay, and links that were mailed open nothing any more.
 */
export async function eraseOrders(tx: Tx, ids: readonly number[], at: Instant): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('customer_order')
    .set((row) => ({
      customer: null,
      invoice: null,
      token_version: row('token_version', '+', 1),
      updated_at: at,
    }))
    .where('id', 'in', ids)
    .execute()
  for (const table of ['refund', 'damage_deposit'] as const)
    await tx
      .updateTable(table)
      .set({ reason: null })
      .where('order_id', 'in', ids)
      .where('reason', 'is not', null)
      .execute()
  await tx
    .updateTable('attention')
    .set({ note: null })
    .where('order_id', 'in', ids)
    .where('note', 'is not', null)
    .execute()
}

/** The orders of a guest that have expired after a payment was tried, which can no longer come. */
export async function listLostOrdersOf(tx: Tx, mail: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_order')
    .select(['id', 'customer'])
    .where('status', '=', 'expired')
    .where('account_id', 'is', null)
    .where('customer', 'is not', null)
    .where('id', 'not in', (payments) =>
      payments.selectFrom('payment').select('order_id').where('status', 'in', ['open', 'authorized']),
    )
    .execute()
  return rows.filter(({ customer }) => fromJson(customer)?.mail === mail).map(({ id }) => id)
}

/** The emails about them, which are about no booking. */
export async function eraseLostOrderEmails(tx: Tx, mail: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('recipient', '=', mail)
    .where('kind', '=', latePaymentReleased.kind)
    .where('booking_id', 'is', null)
    .execute()
}
