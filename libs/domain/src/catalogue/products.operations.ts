import Type from 'typebox'
import { defineOperations } from '../operation'
import { recordExample } from '../records/record-example'
import { ADDON_EXAMPLE } from './addons.operations'
import {
  AvailabilitySchema,
  DayAvailabilityQuerySchema,
  DayAvailabilitySchema,
  ProductAvailabilityQuerySchema,
  ProductChangeSchema,
  ProductFormSchema,
  ProductSchema,
  ProductWithAddonsSchema,
} from './catalogue.contract'
import { PRODUCT_FIELDS } from './product'

const BODY = {
  id_activity_fk: 1,
  name: 'Painted Luzzu',
  description: 'A wooden fishing boat with an awning.',
  max_persons: 8,
  price: 120,
  image: '(binary)',
}
const { units, ...listed } = recordExample(PRODUCT_FIELDS)
const PRODUCT = {
  id: 2,
  activity_id: 1,
  ...listed,
  charge: 'as_listed',
  price_from: listed.price,
  price_varies: false,
  units,
  image: null,
  image_url: '/api/images/0f3a7c.640.jpg',
}
const PRODUCT_WITH_ADDONS = {
  ...PRODUCT,
  addons: [ADDON_EXAMPLE],
  pricing: { charge: 'as_listed', slot_prices: [], rules: [] },
}
const SLOTS = [{ slot_id: 1, remaining: 1, status: 'open', price: 120 }]
export const AVAILABILITY_EXAMPLE = [{ date: '2026-07-10', slots: SLOTS }]

const ImageQuerySchema = Type.Object({
  image: Type.Optional(Type.Literal('url', { description: 'Leaves `image` null' })),
})

export const productOperations = defineOperations('Catalogue', {
  'GET /products': {
    id: 'listProducts',
    summary: 'List products',
    access: 'visitor',
    query: ImageQuerySchema,
    answer: { 200: Type.Array(ProductSchema) },
    headers: ['ETag'],
    example: [PRODUCT],
  },
  'GET /products/:id': {
    id: 'getProduct',
    summary: 'Get one product',
    access: 'visitor',
    query: ImageQuerySchema,
    answer: { 200: ProductWithAddonsSchema },
    headers: ['ETag'],
    example: PRODUCT_WITH_ADDONS,
  },
  'POST /products': {
    id: 'createProduct',
    summary: 'Create product',
    access: 'admin',
    scope: 'catalogue:write',
    form: 'required',
    body: ProductFormSchema,
    answer: { 201: ProductWithAddonsSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location', 'ETag'],
    bodyExample: BODY,
    example: PRODUCT_WITH_ADDONS,
  },
  'PUT /products/:id': {
    id: 'updateProduct',
    summary: 'Update product: only what is sent changes',
    access: 'admin',
    scope: 'catalogue:write',
    form: 'accepted',
    body: ProductChangeSchema,
    answer: { 200: ProductWithAddonsSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    errors: ['in-use'],
    bodyExample: BODY,
    example: PRODUCT_WITH_ADDONS,
  },
  'DELETE /products/:id': {
    id: 'deleteProduct',
    summary: 'Delete product',
    access: 'admin',
    scope: 'catalogue:write',
    answer: { 204: Type.Null() },
    takes: ['If-Match'],
  },
  'GET /products/:id/availability': {
    id: 'getAvailability',
    summary: 'Remaining units and prices by day and time slot',
    access: 'visitor',
    query: ProductAvailabilityQuerySchema,
    answer: { 200: AvailabilitySchema },
    headers: ['ETag'],
    example: AVAILABILITY_EXAMPLE,
  },
  'GET /availability': {
    id: 'getDayAvailability',
    summary: 'Remaining units and prices of every product on one day',
    access: 'visitor',
    query: DayAvailabilityQuerySchema,
    answer: { 200: DayAvailabilitySchema },
    headers: ['ETag'],
    example: [{ product_id: 2, slots: SLOTS }],
  },
})
