import Type, { type Static } from 'typebox'
import { InstantSchema } from '../calendar/instant.contract'
import { MAX_SETTING } from '../limits'
import { nullable } from '../records/record.contract'
import { ATTENTION_KINDS } from './attention'
import { LEDGER_ACCOUNTS, LEDGER_EVENT_KINDS } from './ledger'
import {
  DESK_METHODS,
  PAYMENT_METHODS,
  PAYMENT_PROGRESS,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
} from './payment-amount'
import { HOLD_MINUTES, PAYMENT_MODES } from './payment-settings'

const PercentSchema = (description: string) => Type.Number({ minimum: 0, maximum: 100, description })
const HoursSchema = (description: string) =>
  Type.Integer({ minimum: 0, maximum: MAX_SETTING.hours, description })

export const RefundTierSchema = Type.Object({
  hours_before: HoursSchema('Cancelled at least so many hours before the start'),
  percent: PercentSchema('What is refunded'),
})

const RefundTiersSchema = nullable(
  Type.Array(RefundTierSchema, {
    description: 'Sorted by their hours; null: everything until the cancellation limit',
  }),
)

export const PublicPaymentSettingsSchema = Type.Object({
  mode: Type.Enum([...PAYMENT_MODES], { description: '`desk`: at the dock only' }),
  deposit_percent: PercentSchema('How much is due with the booking'),
  pay_at_dock: Type.Boolean({ description: 'Whether everything may be paid at the dock' }),
  balance_due_hours: nullable(HoursSchema('Before the start; null: at the start')),
  hold_minutes: Type.Integer({ minimum: HOLD_MINUTES.min, maximum: HOLD_MINUTES.max }),
  refund_tiers: RefundTiersSchema,
})

export const PaymentSettingsSchema = Type.Object({
  ...PublicPaymentSettingsSchema.properties,
  damage_release_hours: HoursSchema('After the guests have returned'),
})

const NullableText = nullable(Type.String())

export const PaymentTermsSchema = Type.Object({
  deposit_percent: nullable(PercentSchema('How much is due with the booking')),
  vat_percent: nullable(PercentSchema('The rate that is inside the price')),
  refund_tiers: RefundTiersSchema,
  damage_deposit: nullable(Type.Number({ minimum: 0.01, description: 'At most two decimals' })),
})

export const MethodSchema = Type.Enum([...PAYMENT_METHODS])
export const DeskMethodSchema = Type.Enum([...DESK_METHODS])
export const AmountSchema = Type.Number({
  minimum: 0.01,
  maximum: 999_999.99,
  description: 'At most two decimals',
})

export const PaymentSchema = Type.Object({
  id: Type.Integer(),
  method: MethodSchema,
  status: Type.Enum([...PAYMENT_STATUSES]),
  amount: Type.Number(),
  captured: Type.Number({ description: 'What has come in' }),
  refunded: Type.Number({ description: 'What of it has gone back' }),
  card: nullable(Type.Object({ brand: Type.String(), last4: Type.String() })),
  url: nullable(Type.String({ description: 'Where an open payment is made' })),
  reference: NullableText,
  taken_by: Type.Optional(nullable(Type.String({ description: 'For staff: who has taken it at the desk' }))),
  created_at: InstantSchema,
})
export type Payment = Static<typeof PaymentSchema>

export const PaymentLinkSchema = Type.Object({
  ...PaymentSchema.properties,
  qr: NullableText,
})
export type PaymentLink = Static<typeof PaymentLinkSchema>

export const PaymentProgressSchema = Type.Object({ status: Type.Enum([...PAYMENT_PROGRESS]) })

export const GatewaySchema = Type.Object({
  is_configured: Type.Boolean({
    description: 'Whether the server has a key of Stripe, and knows the address of the site',
  }),
  is_test: Type.Boolean({ description: 'Whether it moves no real money' }),
  has_webhook: Type.Boolean({ description: 'Whether it has a secret to check webhooks by' }),
  webhook_seen_at: nullable(InstantSchema),
})
export type Gateway = Static<typeof GatewaySchema>

export const RefundSchema = Type.Object({
  id: Type.Integer(),
  amount: Type.Number(),
  method: MethodSchema,
  status: Type.Enum([...REFUND_STATUSES], {
    description: '`pending`: not handed over yet, or it can still be undone',
  }),
  reason: NullableText,
  given_by: Type.Optional(
    nullable(Type.String({ description: 'For staff: who has given it back, or sent it to the card' })),
  ),
  booking_id: Type.Optional(
    nullable(Type.Integer({ description: 'The booking that it was paid for, if it was cancelled or moved' })),
  ),
  created_at: InstantSchema,
})
export type Refund = Static<typeof RefundSchema>

const AccountSchema = Type.Enum([...LEDGER_ACCOUNTS])

export const LedgerEntrySchema = Type.Object({
  id: Type.Integer(),
  at: InstantSchema,
  kind: Type.Enum([...LEDGER_EVENT_KINDS]),
  debit: AccountSchema,
  credit: AccountSchema,
  amount: Type.Number({ description: 'Above 0' }),
  currency: Type.String({ description: 'ISO 4217' }),
  order: nullable(Type.Integer({ description: 'The id of the order' })),
  booking_id: nullable(Type.Integer()),
})
export type LedgerEntry = Static<typeof LedgerEntrySchema>

const MoneyProblemSchema = Type.Object({
  id: nullable(
    Type.Integer({ description: 'By which staff settle it; null where it ends with what it is about' }),
  ),
  kind: Type.Enum([...ATTENTION_KINDS]),
  order_id: nullable(Type.Integer()),
  payment_id: nullable(Type.Integer()),
  amount: Type.Number(),
  at: InstantSchema,
  text: Type.String(),
})

const PaidBookingSchema = Type.Object(
  {
    id: Type.Integer(),
    product_name: Type.String(),
    booking_date: Type.String({ description: 'YYYY-MM-DD' }),
    slot_name: Type.String(),
  },
  { description: 'The first booking of the order; null where all of them are deleted' },
)
export type PaidBooking = Static<typeof PaidBookingSchema>

/** From whom an order is, and for what. */
export const PaidBookingsSchema = Type.Object({
  username: NullableText,
  booking: nullable(PaidBookingSchema),
  bookings: Type.Integer({ description: 'How many the order has' }),
})
export type PaidBookings = Static<typeof PaidBookingsSchema>

export const AttentionSchema = Type.Object({
  ...MoneyProblemSchema.properties,
  ...PaidBookingsSchema.properties,
})
export type Attention = Static<typeof AttentionSchema>

/** A payment with the order that it is for. */
export const ReceivedPaymentSchema = Type.Object({
  ...PaymentSchema.properties,
  order_id: Type.Integer(),
  ...PaidBookingsSchema.properties,
  refund_pending: Type.Number({ description: 'What of `refunded` has not reached the customer yet' }),
  refunded_by: Type.Optional(
    Type.Array(Type.String(), { description: 'The staff who have given back what of it went back' }),
  ),
  pending_refunds: Type.Array(RefundSchema, {
    description: 'The refunds that it is part of, which may take back other payments of the order as well',
  }),
})
export type ReceivedPayment = Static<typeof ReceivedPaymentSchema>

/** An order of which something is still to be paid; its first booking names it. */
export const OpenBalanceSchema = Type.Object({
  order_id: Type.Integer(),
  booking_id: Type.Integer(),
  username: Type.String(),
  phone: NullableText,
  product_name: Type.String(),
  booking_date: Type.String({ description: 'YYYY-MM-DD' }),
  slot_name: Type.String(),
  bookings: Type.Integer({ description: 'How many the order has that take place' }),
  paid: Type.Number({ description: 'What has come in and not gone back' }),
  balance_due: Type.Number({ description: 'Above 0' }),
  balance_due_at: InstantSchema,
})
export type OpenBalance = Static<typeof OpenBalanceSchema>

export const SettledAttentionSchema = Type.Object({
  ...MoneyProblemSchema.properties,
  settled_at: InstantSchema,
  settled_by: Type.String(),
  note: Type.String(),
})
export type SettledAttention = Static<typeof SettledAttentionSchema>
