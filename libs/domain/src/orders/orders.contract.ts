import Type, { type Static } from 'typebox'
import { BookingSchema } from '../bookings/bookings.contract'
import { InstantOrNullSchema, InstantSchema } from '../calendar/instant.contract'
import { SalesDocumentSchema } from '../documents/documents.contract'
import { MethodSchema, PaymentSchema, RefundSchema, RefundTierSchema } from '../payments/payments.contract'
import { nullable } from '../records/record.contract'
import { DAMAGE_DEPOSIT_STATUSES, ORDER_STATUSES } from './order'

const NullableText = nullable(Type.String())

const OrderItemSchema = Type.Object({
  index: Type.Integer(),
  booking_date: Type.String({ description: 'YYYY-MM-DD' }),
  id_product_fk: Type.Integer(),
  product_name: Type.String({ description: 'Of a deleted product as well' }),
  slot_id: Type.Integer(),
  addon_ids: Type.Array(Type.Integer()),
  guests: nullable(Type.Integer()),
  total_price: Type.Number(),
})

export const DamageDepositSchema = Type.Object({
  id: Type.Integer(),
  booking_id: Type.Integer(),
  method: MethodSchema,
  amount: Type.Number(),
  status: Type.Enum([...DAMAGE_DEPOSIT_STATUSES], { description: '`open`: on a card, and not left yet' }),
  captured: Type.Number(),
  url: nullable(Type.String({ description: 'Where guests leave one on a card' })),
  authorized_at: InstantOrNullSchema,
  lapses_at: InstantOrNullSchema,
  reason: NullableText,
  created_at: InstantSchema,
})
export type DamageDeposit = Static<typeof DamageDepositSchema>

export const TakenDepositSchema = Type.Object({
  ...DamageDepositSchema.properties,
  qr: nullable(Type.String({ description: 'Its address as a QR code, as SVG' })),
})

export type TakenDeposit = Static<typeof TakenDepositSchema>

const PolicySchema = Type.Object({
  refund_tiers: Type.Array(RefundTierSchema, { description: 'Of the first of what is ordered' }),
  text: Type.String(),
  accepted_at: nullable(InstantSchema),
  bookings: Type.Array(
    Type.Object({
      booking_id: Type.Integer(),
      refund_tiers: Type.Array(RefundTierSchema),
      damage_deposit: Type.Optional(
        nullable(
          Type.Number({
            description:
              'Null for none; left out of bookings of earlier releases, which ask for that of the product',
          }),
        ),
      ),
    }),
    { description: 'How each booking was sold' },
  ),
})

/** What was paid for and not booked, because a place was closed or taken by the time the payment came. */
const LostOrderSchema = Type.Object({
  currency: Type.String({ description: 'ISO 4217' }),
  amount: Type.Number({ description: 'What was authorized or charged for it' }),
  is_refunded: Type.Boolean({ description: 'Whether it was charged and goes back, and not only released' }),
  items: Type.Array(
    Type.Object({
      ...OrderItemSchema.properties,
      closed: nullable(
        Type.String({
          description: 'The reason of the closure of the place, empty without one; null if it is not closed',
        }),
      ),
    }),
  ),
})
export type LostOrder = Static<typeof LostOrderSchema>

export const OrderSchema = Type.Object({
  id: Type.Integer(),
  status: Type.Enum([...ORDER_STATUSES]),
  currency: Type.String({ description: 'ISO 4217' }),
  expires_at: nullable(InstantSchema),
  expires_in: nullable(Type.Integer({ description: 'Seconds' })),
  customer: nullable(Type.Object({ username: Type.String(), mail: NullableText, phone: NullableText })),
  items: Type.Array(OrderItemSchema, { description: 'While it is held' }),
  bookings: Type.Array(BookingSchema),
  total_price: Type.Number({ description: 'What its bookings cost as they stand, with what is retained' }),
  due_now: Type.Number({
    description: 'What has to be paid with the booking; later what a move to a dearer place has added to it',
  }),
  authorized: Type.Number(),
  paid: Type.Number({ description: 'What has come in' }),
  refunded: Type.Number({ description: 'What has gone back, or is about to' }),
  balance_due: Type.Number(),
  balance_due_at: nullable(InstantSchema),
  policy: nullable(PolicySchema),
  payments: Type.Array(PaymentSchema),
  refunds: Type.Array(RefundSchema),
  unreturned: Type.Optional(
    Type.Number({ description: 'To staff: what is still to be given back because refunds have failed' }),
  ),
  documents: Type.Array(SalesDocumentSchema),
  damage_deposits: Type.Array(DamageDepositSchema),
  lost: Type.Optional(LostOrderSchema),
  closed: Type.Optional(
    Type.String({ description: 'To staff: the reason of the closure that has ended it, empty without one' }),
  ),
})
export type Order = Static<typeof OrderSchema>

/** `token`: as `Authorization: Order <token>` a key to the order, for whoever has no account. */
export const NewOrderSchema = Type.Object({ ...OrderSchema.properties, token: Type.String() })

export const RefundQuoteSchema = Type.Object({
  methods: Type.Optional(
    Type.Array(Type.Object({ method: MethodSchema, amount: Type.Number() }), {
      description: 'For staff: how it goes back',
    }),
  ),
  refund_total: Type.Number(),
  retained: Type.Number(),
  percent: nullable(Type.Number({ description: 'Null where the bookings have different ones' })),
  percent_until: nullable(InstantSchema),
  lines: Type.Array(
    Type.Object({
      booking_id: Type.Integer(),
      label: Type.String(),
      total_price: Type.Number(),
      paid: Type.Number(),
      percent: Type.Number(),
      policy_percent: Type.Number({ description: 'What a customer would get who cancels now' }),
      retained: Type.Number(),
      refund: Type.Number(),
    }),
  ),
})
export type RefundQuoteAnswer = Static<typeof RefundQuoteSchema>
