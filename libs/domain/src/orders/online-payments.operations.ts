import Type from 'typebox'
import { defineOperations } from '../operation'
import { GatewaySchema, PaymentLinkSchema, PaymentProgressSchema } from '../payments/payments.contract'
import { PAYMENT_EXAMPLE } from './order-example'

const WEBHOOK_BYTES = 256 * 1024

const LINK_EXAMPLE = {
  ...PAYMENT_EXAMPLE,
  id: 32,
  method: 'card',
  status: 'open',
  captured: 0,
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  qr: null,
}

/** Payments by card on the pages of Stripe. */
export const onlinePaymentOperations = defineOperations('Payments', {
  'POST /orders/:id/pay': {
    id: 'payOrder',
    summary: 'Get where the balance of an order is paid: the open payment, or a new one',
    access: 'customer',
    guests: 'order-token',
    answer: { 200: PaymentLinkSchema, 201: PaymentLinkSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['invalid-state', 'unavailable'],
    example: LINK_EXAMPLE,
  },
  'GET /orders/:id/payment-status': {
    id: 'getPaymentStatus',
    summary: 'How far the payment of an order has come',
    access: 'customer',
    guests: 'order-token',
    answer: { 200: PaymentProgressSchema },
    example: { status: 'authorized' },
  },
  'GET /payment-status': {
    id: 'getPaymentStatusOfSession',
    summary: 'The same, for the page to which guests come back from Stripe',
    access: 'visitor',
    query: Type.Object({ session: Type.String({ description: 'The id of the session of Stripe Checkout' }) }),
    answer: { 200: PaymentProgressSchema },
    errors: ['not-found'],
    example: { status: 'authorized' },
  },
  'POST /webhooks/stripe': {
    id: 'receiveStripeEvent',
    summary:
      'For Stripe: says which object has changed, which is then looked up; signed, up to 300 seconds old',
    access: 'visitor',
    answer: { 200: Type.Object({ received: Type.Boolean() }) },
    limits: { bodyBytes: WEBHOOK_BYTES },
    errors: ['malformed', 'not-found', 'too-large'],
    example: { received: true },
  },
})

/** Known while payments are off, too: whether they can be turned on. */
export const gatewayOperations = defineOperations('Staff', {
  'GET /payments/gateway': {
    id: 'getGateway',
    summary: 'Whether payments online are possible, and when Stripe last sent a webhook',
    access: 'admin',
    answer: { 200: GatewaySchema },
    example: {
      is_configured: true,
      is_test: true,
      has_webhook: true,
      webhook_seen_at: '2026-07-10T05:50:00.000Z',
    },
  },
})
