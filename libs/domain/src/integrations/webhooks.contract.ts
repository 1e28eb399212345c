import Type, { type Static } from 'typebox'
import { BookingSchema } from '../bookings/bookings.contract'
import { InstantOrNullSchema, InstantSchema } from '../calendar/instant.contract'
import { MAX_INTEGRATIONS, MAX_LENGTH } from '../limits'
import { WEBHOOK_EVENTS } from './webhook-endpoint'

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

const Events = Type.Array(Type.Enum([...WEBHOOK_EVENTS]), { minItems: 1 })

const REQUEST = {
  url: Type.String({ maxLength: MAX_LENGTH.webhookUrl, pattern: '^[Hh][Tt][Tt][Pp][Ss]://[\\x21-\\x7e]+$' }),
  events: Events,
  description: Type.Optional(
    Type.Union([
      Type.String({
        maxLength: MAX_LENGTH.webhookDescription,
        pattern: '^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$',
      }),
      Type.Null(),
    ]),
  ),
  enabled: Type.Optional(Type.Boolean()),
}
export const WebhookEndpointRequestSchema = Type.Object(REQUEST)
export const WebhookEndpointChangeSchema = Type.Partial(Type.Object(REQUEST))

export const WebhookEndpointSchema = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  events: Events,
  description: Type.String(),
  enabled: Type.Boolean(),
  disabled_reason: Type.Union([Type.Enum(['gone', 'failing', 'staff']), Type.Null()], {
    description:
      'gone: it answered 410; failing: five days without a success; staff: somebody has disabled it',
  }),
  last4: Type.String({ description: 'The end of the signing secret' }),
  previous_secret_until: Type.Union(InstantOrNullSchema.anyOf, {
    description: 'Until when the secret before it signs as well',
  }),
  created_at: InstantSchema,
  last_success_at: InstantOrNullSchema,
  last_24_hours: Type.Object(
    { delivered: Type.Integer(), failed: Type.Integer(), pending: Type.Integer() },
    { description: 'Deliveries of the last 24 hours by state' },
  ),
})
export type WebhookEndpoint = Static<typeof WebhookEndpointSchema>

export const NewWebhookEndpointSchema = Type.Object({
  ...WebhookEndpointSchema.properties,
  secret: Type.String({ description: 'Signs what is sent; shown only here' }),
})
export type NewWebhookEndpoint = Static<typeof NewWebhookEndpointSchema>

export const WebhookTestSchema = Type.Object({
  delivered: Type.Boolean(),
  status: Type.Union([Type.Integer(), Type.Null()]),
  ms: Type.Integer(),
  error: Type.Union([Type.String(), Type.Null()]),
})
export type WebhookTest = Static<typeof WebhookTestSchema>

const AttemptSchema = Type.Object({
  at: InstantSchema,
  status: WebhookTestSchema.properties.status,
  ms: Type.Integer(),
  error: WebhookTestSchema.properties.error,
})
export type WebhookAttempt = Static<typeof AttemptSchema>

export const WebhookDeliverySchema = Type.Object({
  id: Type.Integer(),
  event: Type.String(),
  created_at: InstantSchema,
  state: Type.Enum([...DELIVERY_STATES]),
  attempts: Type.Array(AttemptSchema),
  next_attempt_at: InstantOrNullSchema,
  payload: Type.Object({}, { additionalProperties: true, description: 'What is sent' }),
  answer: Type.Union([Type.String(), Type.Null()], {
    description: 'The first 500 characters of the last answer',
  }),
})
export type WebhookDelivery = Static<typeof WebhookDeliverySchema>

export const WebhookReplaySchema = Type.Object({
  delivery_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: MAX_INTEGRATIONS.replayed }),
  ),
  since: Type.Optional(Type.String({ description: 'ISO 8601, with `state` instead of ids' })),
  state: Type.Optional(Type.Enum(['delivered', 'failed'])),
})

const {
  note: _note,
  contact: _contact,
  phone: _phone,
  customer: _customer,
  ...shown
} = BookingSchema.properties

/** The data of an event about a booking: as staff read it, without what is personal beyond the name. */
const BookingEventData = Type.Object({
  ...shown,
  version: Type.Integer({ description: 'Rises with each change; the order of events is not promised' }),
  cause: Type.String({ description: 'created, confirmed, declined, cancelled, called-off, expired …' }),
})

const dataOf = (event: (typeof WEBHOOK_EVENTS)[number]) => {
  if (event === 'product.changed') return Type.Object({ id: Type.Integer(), version: Type.Integer() })
  if (event !== 'availability.changed') return BookingEventData
  return Type.Object({
    product_id: Type.Union([Type.Integer(), Type.Null()], { description: 'null for every product' }),
    from_date: Type.String({ description: 'YYYY-MM-DD' }),
    to_date: Type.String({ description: 'YYYY-MM-DD, included' }),
  })
}

/** The body of each event, by its name. */
export const WEBHOOK_PAYLOADS = Object.fromEntries(
  WEBHOOK_EVENTS.map((event) => [
    event,
    Type.Object({ type: Type.Literal(event), timestamp: InstantSchema, data: dataOf(event) }),
  ]),
)
