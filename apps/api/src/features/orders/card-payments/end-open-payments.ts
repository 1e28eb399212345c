import type { Tx } from '../../../platform/database/schema'

/**
 * Ends the open payments of an order that is locked, because something else is paid for now: Stripe is told when they are
 * settled, and whoever pays one of them at the same moment is not charged. Returns their ids.
 */
export async function endOpenPayments(tx: Tx, orderId: number): Promise<number[]> {
  const ended = await tx
    .selectFrom('payment')
    .innerJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .select('payment.id')
    .where('payment.order_id', '=', orderId)
    .where('payment.status', '=', 'open')
    .where('card_payment.purpose', '=', 'checkout')
    .where('card_payment.ending', 'is', null)
    .orderBy('payment.id')
    .execute()
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0)
    await tx.updateTable('card_payment').set({ ending: 'expired' }).where('payment_id', 'in', ids).execute()
  return ids
}
