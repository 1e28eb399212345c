import { BOOKING_UPDATE } from '../webhooks/webhooks'

export const text = { type: 'string' }
export const nullableText = { type: ['string', 'null'] }
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const listOf = (items: object) => ({ type: 'array', items })
export const object = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

const AVAILABILITY = {
  available: { type: 'boolean' },
  status: { enum: ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] },
  vacancies: { type: 'integer' },
  capacity: { type: 'integer' },
  openingHours: listOf(object({ from: text, to: text })),
}
const TIMES = { id: text, localDateTimeStart: text, localDateTimeEnd: text, allDay: { type: 'boolean' } }

export const SCHEMAS = {
  Error: object({ error: text, errorMessage: text }, ['error', 'errorMessage']),
  Supplier: object({ id: text, name: text, endpoint: text, contact: { type: 'object' } }),
  Capability: object({ id: text, revision: { type: 'integer' }, required: { type: 'boolean' } }),
  Product: object({
    id: text,
    internalName: text,
    availabilityType: text,
    options: listOf({ type: 'object' }),
  }),
  AvailabilityDay: object({ localDate: text, ...AVAILABILITY }),
  Availability: object({ ...TIMES, utcCutoffAt: text, maxUnits: { type: 'integer' }, ...AVAILABILITY }),
  Webhook: object({ id: text, event: { const: BOOKING_UPDATE }, url: text }, ['id', 'event', 'url']),
  BookingUpdate: object({ webhook: ref('Webhook'), booking: ref('Booking') }, ['webhook', 'booking']),
  Contact: object({
    fullName: nullableText,
    firstName: nullableText,
    lastName: nullableText,
    emailAddress: nullableText,
    phoneNumber: nullableText,
    locales: listOf(text),
    postalCode: nullableText,
    country: nullableText,
    notes: nullableText,
  }),
  Booking: object({
    id: text,
    uuid: { type: 'string', format: 'uuid' },
    testMode: { type: 'boolean' },
    status: { enum: ['ON_HOLD', 'EXPIRED', 'PENDING', 'CONFIRMED', 'REDEEMED', 'REJECTED', 'CANCELLED'] },
    resellerReference: nullableText,
    supplierReference: text,
    utcExpiresAt: nullableText,
    productId: text,
    optionId: text,
    availabilityId: text,
    cancellable: { type: 'boolean' },
    cancellation: { type: ['object', 'null'] },
    contact: ref('Contact'),
    unitItems: listOf({ type: 'object' }),
    pricing: { type: 'object', description: 'With octo/pricing' },
  }),
}
