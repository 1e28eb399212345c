import Type from 'typebox'
import { MAX_BOOKING_ADDONS, MAX_COUNT } from '../limits'
import { MAX_ID } from '../numbers'
import { defineOperations } from '../operation'
import { nullable } from '../records/record.contract'
import { ORDER_LIMITS } from './checkout'
import { ORDER_EXAMPLE, ORDER_TOKEN_EXAMPLE } from './order-example'
import { NewOrderSchema, OrderSchema } from './orders.contract'

const IdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID })

const ItemsSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      booking_date: Type.String({ description: 'YYYY-MM-DD' }),
      id_product_fk: IdSchema,
      slot_id: IdSchema,
      addon_ids: Type.Optional(
        nullable(Type.Array(IdSchema, { maxItems: MAX_BOOKING_ADDONS, uniqueItems: true })),
      ),
      guests: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: MAX_COUNT }))),
    }),
    { minItems: 1, maxItems: ORDER_LIMITS.items },
  ),
})

const CheckoutSchema = Type.Object({
  customer: Type.Optional(
    Type.Object(
      { username: Type.String(), mail: Type.String(), phone: Type.String() },
      { description: 'Required of guests; others are known by their account' },
    ),
  ),
  total_price: Type.Number({ minimum: 0, description: 'As it was shown' }),
  due_now: Type.Number({ minimum: 0, description: 'As it was shown' }),
  pay: Type.Enum(['now', 'dock']),
  accept_terms: Type.Literal(true),
  invoice: Type.Optional(
    nullable(
      Type.Object({
        name: Type.String(),
        address: Type.String(),
        vat_number: Type.Optional(nullable(Type.String())),
      }),
    ),
  ),
})

const ITEM = { booking_date: '2026-07-10', id_product_fk: 2, slot_id: 1, addon_ids: [4], guests: 2 }
const HELD_EXAMPLE = {
  ...ORDER_EXAMPLE,
  status: 'held',
  expires_at: '2026-06-18T07:57:00.000Z',
  expires_in: 900,
  items: [{ index: 0, ...ITEM, product_name: 'Painted Luzzu', total_price: 135 }],
  bookings: [],
  paid: 0,
  balance_due: 135,
  payments: [],
}

/** Orders while their places are on hold. */
export const heldOrderOperations = defineOperations('Payments', {
  'POST /orders': {
    id: 'createOrder',
    summary: 'Hold places at the prices of now, all or none',
    access: 'customer',
    guests: 'checkout',
    body: ItemsSchema,
    answer: { 201: NewOrderSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['closed', 'slot-taken', 'too-many-requests'],
    bodyExample: { items: [ITEM] },
    example: { ...HELD_EXAMPLE, token: ORDER_TOKEN_EXAMPLE },
  },
  'PUT /orders/:id/items': {
    id: 'replaceOrderItems',
    summary: 'Hold other places instead, all or none',
    access: 'customer',
    guests: 'order-token',
    body: ItemsSchema,
    answer: { 200: OrderSchema },
    errors: ['closed', 'hold-expired', 'invalid-state', 'slot-taken', 'too-many-requests'],
    bodyExample: { items: [ITEM] },
    example: HELD_EXAMPLE,
  },
  'DELETE /orders/:id': {
    id: 'deleteOrder',
    summary: 'Give the places of an order back before it is placed',
    access: 'customer',
    guests: 'order-token',
    answer: { 204: Type.Null() },
    errors: ['invalid-state', 'unavailable'],
  },
  'POST /orders/:id/extend': {
    id: 'extendOrder',
    summary: 'Hold the places longer, twice',
    access: 'customer',
    guests: 'order-token',
    answer: { 200: OrderSchema },
    errors: ['hold-expired', 'invalid-state'],
    example: HELD_EXAMPLE,
  },
  'POST /orders/:id/checkout': {
    id: 'checkOut',
    summary: 'Book the places of an order, or begin to pay what is due with them',
    access: 'customer',
    guests: 'order-token',
    body: CheckoutSchema,
    answer: { 200: OrderSchema },
    takes: ['Idempotency-Key'],
    errors: ['hold-expired', 'invalid-state', 'price-changed', 'slot-taken', 'unavailable'],
    bodyExample: { total_price: 135, due_now: 0, pay: 'dock', accept_terms: true },
    example: ORDER_EXAMPLE,
  },
})
