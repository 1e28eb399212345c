import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { addStripeCall, sendStripeCall } from '../../../platform/stripe/stripe-calls'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import { expirySubject } from './call-subjects'
import { findOpenPayment } from './card-payments.queries'
import { stripeUnavailable } from './open-session'
import { type CardContext, settleCardPayment } from './settle-card-payment'

/** A payment that nobody wants any more, with the call that ends its session. */
export type ExpiringPayment = { id: number; call: number }

/** Notes that the payment of an order ends, whose customer pays at the dock after all; the places stay held. */
export async function enqueueSessionExpiry(
  tx: Tx,
  order: CustomerOrderRow,
  { now }: Pick<Moment, 'now'>,
): Promise<ExpiringPayment | undefined> {
  const open = await findOpenPayment(tx, order.id, 'checkout')
  if (!open?.session_id) return undefined
  const call = await addStripeCall(tx, {
    kind: 'expire-session',
    subject: expirySubject(open.id),
    target: open.session_id,
    body: () => ({}),
    now,
  })
  // With its payment, an order that is being paid would end.
  await tx.updateTable('customer_order').set({ status: 'held' }).where('id', '=', order.id).execute()
  return { id: open.id, call: call.id }
}

/**
 * Ends a payment at Stripe. Who has paid at the same moment has paid: the order is placed then.
 * @throws {Refusal} `unavailable` when Stripe does not answer; the places stay held.
 */
export async function cancelOpenPayment(context: CardContext, { id, call }: ExpiringPayment): Promise<void> {
  const { db, gateway, clock } = context
  try {
    await sendStripeCall(call, { db, gateway, now: clock.now() })
    await settleCardPayment(context, id)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    throw stripeUnavailable(error)
  }
}
