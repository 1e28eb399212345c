import { BOOKING_FILTERS } from '../bookings/list'
import type { OctoErrorCode } from '../octo-error'
import { BOOKING_UPDATE } from '../webhooks/webhooks'
import { listOf, nullableText, object, ref, text } from './schemas'

export type Operation = {
  summary: string
  body?: object
  query?: readonly string[]
  /** `null` where the answer has no content. */
  answer: object | null
  /** Beyond those of every operation. */
  errors: readonly OctoErrorCode[]
}

const UNITS = listOf(object({ id: { const: 'guest' }, quantity: { type: 'integer', minimum: 0 } }))
const UNIT_ITEMS = listOf(object({ uuid: text, unitId: text, resellerReference: nullableText }))
const OPTION = { productId: text, optionId: text }
const PERIOD = {
  localDateStart: { type: 'string', format: 'date' },
  localDateEnd: { type: 'string', format: 'date' },
}
const IDS = ['INVALID_PRODUCT_ID', 'INVALID_OPTION_ID'] as const
const PLACE = [...IDS, 'INVALID_AVAILABILITY_ID', 'INVALID_UNIT_ID'] as const
const CHANGE = {
  ...OPTION,
  availabilityId: text,
  unitItems: UNIT_ITEMS,
  expirationMinutes: { type: 'integer', minimum: 1 },
  notes: nullableText,
  contact: ref('Contact'),
  resellerReference: nullableText,
  emailReceipt: { type: 'boolean' },
}

const CORE: Record<string, Operation> = {
  'GET /supplier': { summary: 'The business', answer: ref('Supplier'), errors: [] },
  'GET /capabilities': { summary: 'What may be asked for', answer: listOf(ref('Capability')), errors: [] },
  'GET /products': { summary: 'Products that are published', answer: listOf(ref('Product')), errors: [] },
  'GET /products/{id}': { summary: 'One product', answer: ref('Product'), errors: ['INVALID_PRODUCT_ID'] },
  'POST /availability/calendar': {
    summary: 'One object for each day',
    body: object({ ...OPTION, ...PERIOD, units: UNITS, currency: nullableText }),
    answer: listOf(ref('AvailabilityDay')),
    errors: ['BAD_REQUEST', ...IDS, 'INVALID_UNIT_ID'],
  },
  'POST /availability': {
    summary: 'What is offered in a period, or with some ids',
    body: object({
      ...OPTION,
      ...PERIOD,
      availabilityIds: listOf(text),
      units: UNITS,
      currency: nullableText,
    }),
    answer: listOf(ref('Availability')),
    errors: ['BAD_REQUEST', ...PLACE],
  },
  'GET /bookings': {
    summary: 'Own bookings by at least one filter, the 500 newest',
    query: BOOKING_FILTERS,
    answer: listOf(ref('Booking')),
    errors: ['BAD_REQUEST'],
  },
  'POST /bookings': {
    summary: 'Hold a unit',
    body: object({ uuid: text, ...CHANGE }),
    answer: ref('Booking'),
    errors: ['BAD_REQUEST', ...PLACE, 'INVALID_BOOKING_UUID', 'UNPROCESSABLE_ENTITY'],
  },
  'GET /bookings/{uuid}': {
    summary: 'One booking',
    answer: ref('Booking'),
    errors: ['INVALID_BOOKING_UUID'],
  },
  'PATCH /bookings/{uuid}': {
    summary: 'Change a booking',
    body: object(CHANGE),
    answer: ref('Booking'),
    errors: ['BAD_REQUEST', ...PLACE, 'INVALID_BOOKING_UUID', 'UNPROCESSABLE_ENTITY'],
  },
  'POST /bookings/{uuid}/confirm': {
    summary: 'Book what is on hold',
    body: object(
      {
        contact: ref('Contact'),
        resellerReference: nullableText,
        unitItems: UNIT_ITEMS,
        emailReceipt: { type: 'boolean' },
      },
      ['contact'],
    ),
    answer: ref('Booking'),
    errors: ['BAD_REQUEST', 'INVALID_UNIT_ID', 'INVALID_BOOKING_UUID', 'UNPROCESSABLE_ENTITY'],
  },
  'POST /bookings/{uuid}/extend': {
    summary: 'Hold it for longer',
    body: object({ expirationMinutes: { type: 'integer', minimum: 1 } }),
    answer: ref('Booking'),
    errors: ['BAD_REQUEST', 'INVALID_BOOKING_UUID', 'UNPROCESSABLE_ENTITY'],
  },
  'POST /bookings/{uuid}/cancel': {
    summary: 'Give a place up',
    body: object({ reason: nullableText }),
    answer: ref('Booking'),
    errors: ['BAD_REQUEST', 'INVALID_BOOKING_UUID', 'UNPROCESSABLE_ENTITY'],
  },
}

const WEBHOOKS: Record<string, Operation> = {
  'GET /webhooks': { summary: 'Own webhooks', answer: listOf(ref('Webhook')), errors: [] },
  'POST /webhooks': {
    summary: 'Have bookings posted to an address, with the fields of the capabilities that are asked for now',
    body: object({ url: { type: 'string', format: 'uri' }, event: { const: BOOKING_UPDATE } }, [
      'url',
      'event',
    ]),
    answer: {
      allOf: [
        ref('Webhook'),
        object({ secret: { type: 'string', description: 'Signs by Standard Webhooks; shown only here' } }, [
          'secret',
        ]),
      ],
    },
    errors: ['BAD_REQUEST', 'UNPROCESSABLE_ENTITY'],
  },
  'DELETE /webhooks/{id}': { summary: 'Have nothing posted any more', answer: null, errors: ['BAD_REQUEST'] },
}

/** What is served below `/octo`. */
export const OPERATIONS: Record<string, Operation> = { ...CORE, ...WEBHOOKS }
