import { instantAfter } from '../../../platform/clock'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound } from '../../../platform/errors/refusal'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import { lockOrder } from '../../payments/order-money.queries'
import { findOpenPayment } from './card-payments.queries'
import { stripeUnavailable } from './open-session'
import { type CardContext, settleCardPayment } from './settle-card-payment'

/**
 * Ends the payment of an order that its customer gives up. Who has paid at the same moment has the order placed.
 * @throws {Refusal} `unavailable` when Stripe does not answer; the payment ends all the same, and the places with it.
 */
export async function abandonCheckout(context: CardContext, orderId: number): Promise<void> {
  const { db, clock } = context
  const open = await inTransaction(db, async (tx) => {
    const { order } = orNotFound(await lockOrder(tx, orderId))
    if (order.status !== 'paying' && order.status !== 'held') return undefined
    const payment = await findOpenPayment(tx, orderId, 'checkout')
    if (payment && order.status === 'paying')
      await tx
        .updateTable('customer_order')
        .set({ expires_at: instantAfter(clock.now()) })
        .where('id', '=', orderId)
        .execute()
    return payment
  })
  if (!open) return
  try {
    await settleCardPayment(context, open.id)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    throw stripeUnavailable(error)
  }
}
