import Type, { type Static } from 'typebox'
import { BookingSchema, ManifestEntrySchema } from '../bookings/bookings.contract'
import { InstantSchema } from '../calendar/instant.contract'
import { MAX_COUNT, MAX_LENGTH } from '../limits'
import { MAX_ID } from '../numbers'
import { LinesSchema } from '../text.contract'

const orNull = (maximum: number, description: string) =>
  Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum }), Type.Null()], { description }))

const ALL = {
  product: 'null: the whole business',
  slot: 'null: the whole day',
  units: 'null: all of them',
} as const

const SCOPE = {
  from_date: Type.String({ description: 'YYYY-MM-DD' }),
  to_date: Type.String({ description: 'YYYY-MM-DD, included' }),
}

export const ClosureRequestSchema = Type.Object({
  ...SCOPE,
  product_id: orNull(MAX_ID, ALL.product),
  slot_id: orNull(MAX_ID, ALL.slot),
  units: orNull(MAX_COUNT, ALL.units),
  reason: Type.Optional(Type.Union([Type.String({ maxLength: MAX_LENGTH.reason }), Type.Null()])),
})

export const ClosureSchema = Type.Object({
  id: Type.Integer(),
  ...SCOPE,
  product_id: Type.Union([Type.Integer(), Type.Null()], { description: ALL.product }),
  slot_id: Type.Union([Type.Integer(), Type.Null()], { description: ALL.slot }),
  units: Type.Union([Type.Integer(), Type.Null()], { description: ALL.units }),
  reason: Type.String({ description: 'Shown to visitors; empty without one' }),
  created_at: InstantSchema,
})
export type Closure = Static<typeof ClosureSchema>

const Affected = Type.Integer({ description: 'How many bookings exceed what closures leave' })

const CUSTOMER = { name: Type.String(), phone: Type.String() }

const ToCall = Type.Array(Type.Object(CUSTOMER), {
  description:
    'Whom no email reaches, because their bookings have a phone number only; empty for an API token without `bookings:read`',
})
export type ToCall = Static<typeof ToCall>

const CalledOffBookingSchema = Type.Pick(BookingSchema, [
  'id',
  'product_name',
  'booking_date',
  'slot_name',
  'time_range',
  'guests',
  'called',
])
export const CalledOffCustomersSchema = Type.Array(
  Type.Object({ ...CUSTOMER, booking: CalledOffBookingSchema }),
  {
    description: 'Whom no email has told that their booking is cancelled',
  },
)
export type CalledOffCustomers = Static<typeof CalledOffCustomersSchema>

export const ClosureDetailsSchema = Type.Object({
  ...ClosureSchema.properties,
  to_call: Type.Optional(CalledOffCustomersSchema),
})

export const CreatedClosureSchema = Type.Object({
  ...ClosureSchema.properties,
  affected: Affected,
  to_call: ToCall,
})
export type CreatedClosure = Static<typeof CreatedClosureSchema>

export const ClosurePreviewSchema = Type.Object({
  affected: Affected,
  bookings: Type.Array(ManifestEntrySchema, { description: 'The first of them, the latest made first' }),
})
export type ClosurePreview = Static<typeof ClosurePreviewSchema>

export const CallOffSchema = Type.Object({ message: LinesSchema(MAX_LENGTH.callOffMessage) })

export const CalledOffSchema = Type.Object({ cancelled: Type.Integer(), to_call: ToCall })
export type CalledOff = Static<typeof CalledOffSchema>

export const CallOffUndoneSchema = Type.Object({ restored: Type.Integer() })
export type CallOffUndone = Static<typeof CallOffUndoneSchema>
