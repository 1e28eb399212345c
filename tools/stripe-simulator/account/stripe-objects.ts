import type Stripe from 'stripe'

/** What the product may read of Stripe's objects, as they are sent. Objects that another one names are ids until expanded. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_details'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'submit_type'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & { payment_intent: string | null }

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'capture_method'
  | 'created'
  | 'currency'
  | 'description'
  | 'last_payment_error'
  | 'livemode'
  | 'metadata'
  | 'payment_method_types'
  | 'receipt_email'
  | 'status'
> & { latest_charge: string | null }

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'billing_details'
  | 'captured'
  | 'created'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & {
  payment_intent: string
  payment_method_details: { type: 'card'; card: CardDetails }
}

type CardDetails = Pick<
  Stripe.Charge.PaymentMethodDetails.Card,
  'amount_authorized' | 'brand' | 'capture_before' | 'exp_month' | 'exp_year' | 'last4' | 'network' | 'wallet'
>

export type Refund = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'failure_reason'
  | 'metadata'
  | 'pending_reason'
  | 'reason'
  | 'status'
> & { charge: string; payment_intent: string; balance_transaction: string | null }

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'reason'
  | 'status'
> & { charge: string; payment_intent: string }

export type LineItem = Pick<
  Stripe.LineItem,
  'id' | 'object' | 'amount_subtotal' | 'amount_total' | 'currency' | 'description' | 'quantity'
>

export type StripeObject = Session | PaymentIntent | Charge | Refund | Dispute

export type StripeEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'type'
> & { request: { id: string | null; idempotency_key: string | null }; data: { object: StripeObject } }

/** A session with what it was made of. */
export type Checkout = {
  session: Session
  lineItems: LineItem[]
  intent: Pick<PaymentIntent, 'capture_method' | 'description' | 'metadata'>
}
