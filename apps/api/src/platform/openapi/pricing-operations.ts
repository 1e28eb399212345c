import type { OperationDescription } from './describe-operation'
import * as examples from './examples'

export const PRICING_OPERATIONS: Record<string, OperationDescription> = {
  'GET /products/{id}/pricing': {
    id: 'getPricing',
    tag: 'Catalogue',
    summary: 'Get what the price of a product counts for, its prices by slot and its rules',
    headers: ['ETag'],
    example: examples.PRICING,
  },
  'PUT /products/{id}/pricing': {
    id: 'replacePricing',
    tag: 'Catalogue',
    summary: 'Replace the whole pricing of a product',
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: examples.PRICING,
    example: examples.PRICING,
  },
  'GET /products/{id}/quote': {
    id: 'getQuote',
    tag: 'Catalogue',
    summary:
      'Get what a booking costs, line by line, as POST /bookings charges it; refused where it would be, but for a full slot',
    errors: ['closed'],
    example: examples.QUOTE,
  },
}
