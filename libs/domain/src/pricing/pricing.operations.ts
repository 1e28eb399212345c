import Type from 'typebox'
import { MAX_COUNT } from '../limits'
import { defineOperations } from '../operation'
import { PricingFieldsSchema, PricingSchema, QuoteSchema } from './pricing.contract'
import { validatePricing } from './validate-pricing'

const PRICING = {
  charge: 'per_person',
  slot_prices: [{ slot_id: 3, price: 60 }],
  rules: [
    {
      name: 'Summer weekends',
      from_date: '2026-06-01',
      to_date: '2026-09-30',
      weekdays: [6, 7],
      percent: 20,
    },
  ],
}

export const pricingOperations = defineOperations('Catalogue', {
  'GET /products/:id/pricing': {
    id: 'getPricing',
    summary: 'Get what the price of a product counts for, its prices by slot and its rules',
    access: 'visitor',
    answer: { 200: PricingSchema },
    headers: ['ETag'],
    example: PRICING,
  },
  'PUT /products/:id/pricing': {
    id: 'replacePricing',
    summary: 'Replace the whole pricing of a product',
    access: 'admin',
    scope: 'catalogue:write',
    body: PricingFieldsSchema,
    validate: validatePricing,
    answer: { 200: PricingSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: PRICING,
    example: PRICING,
  },
  'GET /products/:id/quote': {
    id: 'getQuote',
    summary:
      'Get what a booking costs, line by line, as POST /bookings charges it; refused where it would be, but for a full slot',
    access: 'visitor',
    knowsCaller: true,
    query: Type.Object({
      date: Type.String({ description: 'YYYY-MM-DD' }),
      slot_id: Type.Integer({ minimum: 1, description: 'Id of the time slot' }),
      guests: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MAX_COUNT,
          description: 'Required where the price is per person',
        }),
      ),
      addon_ids: Type.Optional(Type.String({ description: 'Ids of the chosen add-ons: 1,2' })),
      override: Type.Optional(
        Type.Boolean({
          description:
            'Whether window, notice and schedule do not count; from staff only, ignored from others',
        }),
      ),
    }),
    answer: { 200: QuoteSchema },
    errors: ['closed'],
    example: {
      total_price: 159,
      lines: [
        { label: 'Base price × 2 guests', amount: 120 },
        { label: 'Summer weekends', amount: 24 },
        { label: 'Snorkelling set', amount: 15 },
      ],
      currency: 'EUR',
    },
  },
})
