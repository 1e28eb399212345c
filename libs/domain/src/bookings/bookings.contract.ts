import Type, { type Static } from 'typebox'
import { EmailSchema, NewCustomerSchema } from '../accounts/accounts.contract'
import { InstantSchema } from '../calendar/instant.contract'
import { MAX_BOOKING_ADDONS, MAX_COUNT, MAX_LENGTH } from '../limits'
import { MAX_ID } from '../numbers'
import { OptionalLinesSchema } from '../text.contract'
import { ATTENDANCE_STATES } from './attendance'
import { BOOKING_SOURCES } from './booking-source'
import { BOOKING_STATUSES, CANCELLATION_KINDS } from './booking-status'

export const BookingStatusSchema = Type.Enum([...BOOKING_STATUSES])

const AttendanceSchema = Type.Enum([...ATTENDANCE_STATES])

/** By `created_at` is by id: bookings are numbered as they are made. */
export const BOOKING_SORTS = [
  'id',
  'created_at',
  'booking_date',
  'username',
  'product_name',
  'total_price',
] as const
export type BookingSort = (typeof BOOKING_SORTS)[number]

const NullableText = Type.Union([Type.String(), Type.Null()])

export const ContactSchema = Type.Object({ name: Type.String(), phone: NullableText, mail: NullableText })
export type Contact = Static<typeof ContactSchema>

const BookedCustomerSchema = Type.Object(
  {
    invited: Type.Boolean({ description: 'Whether an account was made, whose owner is invited by email' }),
    matched: Type.Enum(['proven', 'unproven', 'disabled', 'new'], {
      description: 'The account with the address; bookings for an unproven or disabled one are kept apart',
    }),
  },
  { description: 'In the response to a booking that staff made for a customer' },
)

const BookedByResellerSchema = Type.Object({
  name: Type.String(),
  reference: NullableText,
  supplier_reference: Type.String(),
  uuid: Type.String(),
})

const BookingCancellationSchema = Type.Object({
  kind: Type.Enum([...CANCELLATION_KINDS]),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'What staff wrote to the customer' }),
})

const BookingCallSchema = Type.Object({
  at: InstantSchema,
  by: Type.String({ description: 'The name of the member of staff' }),
})
export type BookingCall = Static<typeof BookingCallSchema>

export const BookingSchema = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  product_name: Type.String(),
  booking_date: Type.String({ description: 'YYYY-MM-DD 00:00:00' }),
  slot_name: Type.String(),
  time_range: Type.String({ description: 'HH:MM-HH:MM' }),
  status: BookingStatusSchema,
  cancellation: Type.Optional(
    Type.Union([BookingCancellationSchema, Type.Null()], {
      description: 'How it came to be cancelled; null for other bookings, and where that is not known',
    }),
  ),
  total_price: Type.Number(),
  id_user_fk: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Null while it is kept apart, until a link sent to the address of its contact is followed, and of customers without an address',
  }),
  id_product_fk: Type.Integer(),
  slot_id: Type.Integer(),
  addons: Type.Array(
    Type.Object({
      // Answers that a browser has stored may be older than this.
      addon_id: Type.Optional(Type.Integer()),
      addon_name: Type.String(),
      extra_price: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  guests: Type.Union([Type.Integer(), Type.Null()], { description: 'How many, if that was told' }),
  created_at: InstantSchema,
  // Answers that a browser has stored may be older than this.
  requested_at: Type.Optional(InstantSchema),
  updated_at: InstantSchema,
  attendance: AttendanceSchema,
  etag: Type.String({ description: 'Its version, for `If-Match`' }),
  note: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'Of staff; customers never receive it' }),
  ),
  contact: Type.Optional(
    Type.Union([ContactSchema, Type.Null()], {
      description: 'For staff: what they typed about whom they made it for',
    }),
  ),
  phone: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'For staff: how to call whoever comes' }),
  ),
  called: Type.Optional(
    Type.Union([BookingCallSchema, Type.Null()], {
      description: 'For staff: who has called its customer about the cancellation',
    }),
  ),
  customer: Type.Optional(BookedCustomerSchema),
  source: Type.Optional(Type.Enum([...BOOKING_SOURCES], { description: 'For staff: who made it' })),
  reseller: Type.Optional(
    Type.Union([BookedByResellerSchema, Type.Null()], { description: 'For staff: who sold it' }),
  ),
  order_id: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], { description: 'Where payments are on: its order' }),
  ),
  paid: Type.Optional(
    Type.Number({ description: 'Where payments are on: what has come in and not gone back' }),
  ),
  balance_due: Type.Optional(Type.Number({ description: 'Where payments are on: what is still due' })),
  authorized: Type.Optional(
    Type.Number({ description: 'For staff, where payments are on: what is on hold on a card for it' }),
  ),
  free_until: Type.Optional(
    Type.Union([InstantSchema, Type.Null()], {
      description:
        'Where payments are on: until when a booking of an order is cancelled free of charge, by the refund policy where something is paid or on hold on a card; null where it is not',
    }),
  ),
})
export type Booking = Static<typeof BookingSchema>

const BookedDepositSchema = Type.Object(
  {
    due: Type.Number({
      description: 'What was agreed on, or its product asks for, and nobody has taken yet',
    }),
    open: Type.Number({ description: 'What guests can still leave on a card' }),
    held: Type.Number({ description: 'What is held, until it is given back or kept' }),
  },
  { description: 'Where payments are on: its damage deposit; null where nothing is due, open or held' },
)
export type BookedDeposit = Static<typeof BookedDepositSchema>

/** A booking with contact details, for the staff on site. */
export const ManifestEntrySchema = Type.Object({
  ...BookingSchema.properties,
  phone: Type.String(),
  mail: Type.String(),
  damage_deposit: Type.Optional(Type.Union([BookedDepositSchema, Type.Null()])),
})
export type ManifestEntry = Static<typeof ManifestEntrySchema>

const IdInBody = Type.Union([
  Type.Integer({ minimum: 1, maximum: MAX_ID }),
  Type.String({ pattern: '^[1-9][0-9]{0,9}$' }),
])

const GuestCount = Type.Integer({ minimum: 1, maximum: MAX_COUNT })

export const BookingRequestSchema = Type.Object({
  booking_date: Type.String(),
  id_product_fk: IdInBody,
  slot_id: IdInBody,
  id_user_fk: Type.Optional(IdInBody),
  status: Type.Optional(Type.Unknown({ description: 'From staff: `Confirmed` confirms it at once' })),
  total_price: Type.Optional(Type.Number()),
  addon_ids: Type.Optional(
    Type.Union([Type.Array(IdInBody, { maxItems: MAX_BOOKING_ADDONS, uniqueItems: true }), Type.Null()]),
  ),
  customer: Type.Optional(
    Type.Union([NewCustomerSchema, Type.Null()], {
      description: 'From staff: the account with this email, or a new one, which is invited by email',
    }),
  ),
  note: Type.Optional(OptionalLinesSchema(MAX_LENGTH.note, 'From staff, for staff')),
  override: Type.Optional(
    Type.Boolean({ description: 'From staff: window, notice and schedule do not matter' }),
  ),
  guests: Type.Optional(
    Type.Union([GuestCount, Type.Null()], {
      description: 'At most the max_persons of the product; required where its price is per person',
    }),
  ),
})
export type BookingRequest = Static<typeof BookingRequestSchema>

export const BookingMoveSchema = Type.Object({
  booking_date: Type.String(),
  slot_id: Type.Integer({ minimum: 1, maximum: MAX_ID }),
  total_price: Type.Optional(
    Type.Number({
      description: 'The new total, if it is another one; without it a changed total is refused',
    }),
  ),
  guests: Type.Optional(
    Type.Union([GuestCount, Type.Null()], {
      description:
        'From staff: another number of guests, which a booking can have where it is as well; null, too, leaves it as it is',
    }),
  ),
})
export type BookingMove = Static<typeof BookingMoveSchema>

const RefundTotal = Type.Optional(
  Type.Number({ description: 'What is refunded, as it was shown; required where money was paid' }),
)

const Reason = Type.Optional(OptionalLinesSchema(MAX_LENGTH.reason, 'The email to the customer quotes it'))

/** `reason` is that of a decline by staff. */
export const BookingChangeSchema = Type.Object({
  status: BookingStatusSchema,
  refund_total: RefundTotal,
  reason: Reason,
})

export const CancellationSchema = Type.Object({ refund_total: RefundTotal, reason: Reason })

export const AttendanceChangeSchema = Type.Object({ state: AttendanceSchema })

export const CalledChangeSchema = Type.Object({ called: Type.Boolean() })

export const NoteChangeSchema = Type.Object({ note: OptionalLinesSchema(MAX_LENGTH.note, 'Blank is none') })

export const ContactChangeSchema = Type.Object({
  name: NewCustomerSchema.properties.username,
  phone: NewCustomerSchema.properties.phone,
  mail: Type.Optional(
    Type.Union([EmailSchema, Type.Null()], {
      description: 'Without one it stays as it is; null takes it away. No account is made',
    }),
  ),
})
export type ContactChange = Static<typeof ContactChangeSchema>
