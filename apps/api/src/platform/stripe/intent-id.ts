import type { Stripe } from 'stripe'

/** The PaymentIntent of a refund or dispute; empty where there is none. */
export const intentIdOf = ({ payment_intent }: Pick<Stripe.Refund, 'payment_intent'>): string =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '')
