import Type from 'typebox'
import { PAGE_QUERY } from '../list.contract'
import { MAX_ID } from '../numbers'
import { defineOperations } from '../operation'
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  validateDeskPayment,
  validateDeskRefund,
} from '../payments/payment-amount'
import {
  AmountSchema,
  DeskMethodSchema,
  MethodSchema,
  PaymentSchema,
  ReceivedPaymentSchema,
  RefundSchema,
} from '../payments/payments.contract'
import { nullable } from '../records/record.contract'
import { MAX_ORDER_BOOKINGS, validateOrderCancellation } from './order-cancellation'
import { ORDER_EXAMPLE, PAYMENT_EXAMPLE, REFUND_EXAMPLE } from './order-example'
import { OrderSchema, RefundQuoteSchema } from './orders.contract'

const OptionalText = Type.Optional(nullable(Type.String()))

/** The orders of bookings and the money of an order. */
export const orderOperations = defineOperations('Payments', {
  'POST /bookings/:id/order': {
    id: 'createOrderOfBooking',
    summary: 'Give a booking an order, or get the one it has',
    access: 'admin',
    answer: { 200: OrderSchema, 201: OrderSchema },
    headers: ['Location'],
    errors: ['invalid-state'],
    example: ORDER_EXAMPLE,
  },
  'GET /orders': {
    id: 'listHeldOrders',
    summary: 'List the own orders that hold places and are not placed yet',
    access: 'customer',
    answer: { 200: Type.Array(OrderSchema) },
    example: [
      {
        ...ORDER_EXAMPLE,
        status: 'held',
        expires_at: '2026-06-18T08:00:00.000Z',
        expires_in: 600,
        bookings: [],
        paid: 0,
        payments: [],
      },
    ],
  },
  'GET /orders/:id': {
    id: 'getOrder',
    summary: 'Get one order',
    access: 'customer',
    guests: 'order-token',
    answer: { 200: OrderSchema },
    example: ORDER_EXAMPLE,
  },
  'GET /orders/:id/refund-quote': {
    id: 'getRefundQuote',
    summary: 'Get what is refunded if bookings of an order are cancelled now',
    access: 'customer',
    guests: 'order-token',
    query: Type.Object({
      booking_ids: Type.String({ description: 'Ids of bookings of the order: 1,2' }),
      percent: Type.Optional(
        Type.Number({ minimum: 0, maximum: 100, description: 'From staff, who refund everything otherwise' }),
      ),
    }),
    answer: { 200: RefundQuoteSchema },
    errors: ['invalid-state'],
    example: {
      refund_total: 67.5,
      retained: 67.5,
      percent: 50,
      percent_until: '2026-07-10T02:00:00.000Z',
      methods: [{ method: 'cash', amount: 67.5 }],
      lines: [
        {
          booking_id: 1278,
          label: 'Painted Luzzu, 2026-07-10, Morning',
          total_price: 135,
          paid: 135,
          percent: 50,
          policy_percent: 50,
          retained: 67.5,
          refund: 67.5,
        },
      ],
    },
  },
  'POST /orders/:id/cancel': {
    id: 'cancelOrderBookings',
    summary: 'Cancel bookings of an order and refund what the policy says',
    access: 'customer',
    guests: 'order-token',
    body: Type.Object({
      booking_ids: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), {
        minItems: 1,
        maxItems: MAX_ORDER_BOOKINGS,
        uniqueItems: true,
        description: 'Their `etag` is what `If-Match` takes',
      }),
      refund_total: Type.Number({ minimum: 0, description: 'As it was shown' }),
      percent: Type.Optional(
        nullable(Type.Number({ minimum: 0, maximum: 100, description: 'From staff: what is refunded' })),
      ),
      reason: OptionalText,
    }),
    validate: validateOrderCancellation,
    answer: { 200: OrderSchema },
    takes: ['If-Match', 'Idempotency-Key'],
    headers: ['Undo-Expires-In'],
    errors: ['invalid-state', 'refund-changed'],
    bodyExample: { booking_ids: [1278], refund_total: 135 },
    example: { ...ORDER_EXAMPLE, status: 'cancelled', total_price: 0, refunded: 135 },
  },
  'GET /payments': {
    id: 'listPayments',
    summary: 'List payments, newest first',
    access: 'admin',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          description:
            'Words of the guest, their phone or email, the product, and the numbers of the booking, the order or the reference, receipt or credit note, in any order',
        }),
      ),
      method: Type.Optional(Type.Enum([...PAYMENT_METHODS], { description: 'How it was paid' })),
      status: Type.Optional(Type.Enum([...PAYMENT_STATUSES], { description: 'Where it stands' })),
      from: Type.Optional(Type.String({ description: 'The first day of payments, YYYY-MM-DD' })),
      to: Type.Optional(Type.String({ description: 'The last day of payments, YYYY-MM-DD' })),
      refund: Type.Optional(
        Type.Enum(['pending'], { description: 'Only what has a refund that staff have to hand over' }),
      ),
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(ReceivedPaymentSchema) },
    headers: ['Link', 'X-Total-Count'],
    example: [
      {
        ...PAYMENT_EXAMPLE,
        order_id: 512,
        username: 'Maria Vella',
        booking: {
          id: 1278,
          product_name: 'Painted Luzzu',
          booking_date: '2026-07-16',
          slot_name: 'Morning',
        },
        bookings: 1,
        refund_pending: 0,
        pending_refunds: [],
      },
    ],
  },
  'POST /orders/:id/payments': {
    id: 'recordPayment',
    summary: 'Record money that was received at the desk',
    access: 'admin',
    body: Type.Object({
      method: DeskMethodSchema,
      amount: AmountSchema,
      reference: OptionalText,
      booking_id: Type.Optional(
        nullable(
          Type.Integer({
            minimum: 1,
            maximum: MAX_ID,
            description:
              'The booking of the order that is paid first; by default each gets a share by what it owes',
          }),
        ),
      ),
    }),
    validate: validateDeskPayment,
    answer: { 201: PaymentSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['closed', 'exceeds-balance', 'invalid-state'],
    bodyExample: { method: 'cash', amount: 135 },
    example: PAYMENT_EXAMPLE,
  },
  'POST /orders/:id/refunds': {
    id: 'refundOrder',
    summary: 'Give money of an order back, or hand over a refund that is pending',
    access: 'admin',
    body: Type.Object({
      method: MethodSchema,
      amount: AmountSchema,
      reason: OptionalText,
      pending: Type.Optional(Type.Boolean()),
      refunded: Type.Optional(
        Type.Number({
          minimum: 0,
          description: 'Refused if this is not what was refunded of the order so far',
        }),
      ),
    }),
    validate: validateDeskRefund,
    answer: { 201: RefundSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['closed', 'exceeds-paid', 'invalid-state'],
    bodyExample: { method: 'cash', amount: 35, reason: 'The engine failed after an hour.' },
    example: REFUND_EXAMPLE,
  },
  'POST /payments/:id/reverse': {
    id: 'reversePayment',
    summary: 'Take back a payment that was recorded by mistake, before the cash-up',
    access: 'admin',
    answer: { 200: PaymentSchema },
    takes: ['Idempotency-Key'],
    errors: ['closed', 'invalid-state'],
    example: { ...PAYMENT_EXAMPLE, status: 'voided', captured: 0 },
  },
})
