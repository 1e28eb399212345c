import Type from 'typebox'
import { MAX_LENGTH } from '../limits'
import { PAGE_QUERY } from '../list.contract'
import { defineOperations } from '../operation'
import { LinesSchema } from '../text.contract'
import { MAX_LISTED_RESOLVED, validateResolutionNote } from './attention'
import { DEFAULT_TERMS, validateTerms } from './payment-terms'
import {
  AttentionSchema,
  LedgerEntrySchema,
  OpenBalanceSchema,
  PaymentTermsSchema,
  SettledAttentionSchema,
} from './payments.contract'

const TERMS = { ...DEFAULT_TERMS, vat_percent: 12, damage_deposit: 200 }

const MISMATCH = {
  id: 4,
  kind: 'mismatch',
  order_id: null,
  payment_id: null,
  amount: 60,
  at: '2026-07-10T05:50:00.000Z',
  text: 'Stripe has a payment otherwise than the books: pi_3Q9.',
} as const

export const paymentOperations = defineOperations('Payments', {
  'GET /products/:id/payment-terms': {
    id: 'getPaymentTerms',
    summary: 'Get how a product is paid, also a deleted one; null is as the settings say',
    access: 'visitor',
    answer: { 200: PaymentTermsSchema },
    headers: ['ETag'],
    example: TERMS,
  },
  'PUT /products/:id/payment-terms': {
    id: 'replacePaymentTerms',
    summary: 'Replace how a product is paid; what is left out is as the settings say',
    access: 'admin',
    body: Type.Partial(PaymentTermsSchema),
    validate: validateTerms,
    answer: { 200: PaymentTermsSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: { vat_percent: 12, damage_deposit: 200 },
    example: TERMS,
  },
  'GET /ledger': {
    id: 'listLedger',
    summary: 'List the rows of the ledger, newest first, as JSON or CSV',
    access: 'admin',
    query: Type.Object({
      order: Type.Optional(Type.Integer({ minimum: 1, description: 'Id of an order' })),
      from: Type.Optional(Type.String({ description: 'The first day, YYYY-MM-DD' })),
      to: Type.Optional(Type.String({ description: 'The last day, YYYY-MM-DD' })),
      format: Type.Optional(
        Type.Enum(['json', 'csv'], { default: 'json', description: 'How the rows are sent' }),
      ),
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(LedgerEntrySchema) },
    headers: ['Link'],
    example: [
      {
        id: 77,
        at: '2026-07-10T05:50:00.000Z',
        kind: 'payment',
        debit: 'cash',
        credit: 'customer',
        amount: 135,
        currency: 'EUR',
        order: 512,
        booking_id: 1278,
      },
    ],
  },
  'GET /payments/balances': {
    id: 'listOpenBalances',
    summary: 'List what confirmed bookings still owe, by their first day; guests of resellers pay there',
    access: 'admin',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          description:
            'Words of the guest, their phone or email, the product, and the numbers of the booking or the order, in any order',
        }),
      ),
      from: Type.Optional(Type.String({ description: 'The first day of bookings, YYYY-MM-DD' })),
      to: Type.Optional(Type.String({ description: 'The last day of bookings, YYYY-MM-DD' })),
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(OpenBalanceSchema) },
    headers: ['Link', 'X-Total-Count'],
    example: [
      {
        order_id: 512,
        booking_id: 1278,
        username: 'Maria Vella',
        phone: '+35679000000',
        product_name: 'Painted Luzzu',
        booking_date: '2026-07-10',
        slot_name: 'Morning',
        bookings: 1,
        paid: 40.5,
        balance_due: 94.5,
        balance_due_at: '2026-07-10T06:00:00.000Z',
      },
    ],
  },
  'GET /payments/attention': {
    id: 'listAttention',
    summary: 'List what is wrong with money; it should be empty',
    access: 'admin',
    answer: { 200: Type.Array(AttentionSchema) },
    example: [
      {
        id: null,
        kind: 'money-without-place',
        order_id: 512,
        payment_id: null,
        amount: 135,
        at: '2026-07-10T05:50:00.000Z',
        text: 'Money was received for a booking that does not take place.',
        username: 'Maria Vella',
        booking: {
          id: 1278,
          product_name: 'Painted Luzzu',
          booking_date: '2026-07-16',
          slot_name: 'Morning',
        },
        bookings: 1,
      },
    ],
  },
  'GET /payments/attention/settled': {
    id: 'listSettledAttention',
    summary: 'List what staff have settled, the newest first',
    access: 'admin',
    answer: { 200: Type.Array(SettledAttentionSchema, { maxItems: MAX_LISTED_RESOLVED }) },
    example: [
      {
        ...MISMATCH,
        settled_at: '2026-07-10T08:12:00.000Z',
        settled_by: 'Maria Vella',
        note: 'Refunded by hand before the backup was restored.',
      },
    ],
  },
  'POST /payments/attention/:id/settle': {
    id: 'settleAttention',
    summary: 'Say how something was settled that does not end by itself',
    access: 'admin',
    body: Type.Object({ note: LinesSchema(MAX_LENGTH.reason) }),
    validate: validateResolutionNote,
    answer: { 204: Type.Null() },
    bodyExample: { note: 'Refunded by hand before the backup was restored.' },
  },
})
