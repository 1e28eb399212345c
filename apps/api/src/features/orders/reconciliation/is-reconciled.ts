import type { Stripe } from 'stripe'
import type { CardPayment } from '../card-payments/card-payments.queries'

/** Whether the books say the same of an intent; nothing has to be known of one that brings nothing. */
export function isReconciled(
  payment: CardPayment | undefined,
  { id, status, amount_received }: Stripe.PaymentIntent,
): boolean {
  if (payment?.intent_id === id)
    return payment.captured_cents === amount_received && status !== 'requires_capture'
  return amount_received === 0 && status !== 'requires_capture'
}
