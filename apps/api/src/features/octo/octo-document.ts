import { SCOPES } from '@luzzu/domain'
import { CAPABILITIES } from './capabilities'
import { OCTO_ERRORS, type OctoErrorCode } from './octo-error'

type Operation = {
  summary: string
  body?: object
  query?: readonly string[]
  answer: object
  /** Beyond those of every operation. */
  errors: readonly OctoErrorCode[]
}

const text = { type: 'string' }
const nullableText = { type: ['string', 'null'] }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const listOf = (items: object) => ({ type: 'array', items })
const object = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

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

/** What is served below `/octo`. */
const OPERATIONS: Record<string, Operation> = {
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
    query: [
      'resellerReference',
      'supplierReference',
      'localDate',
      'localDateStart',
      'localDateEnd',
      'productId',
      'optionId',
    ],
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

const EVERYWHERE = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'UNAVAILABLE',
] as const

const AVAILABILITY = {
  available: { type: 'boolean' },
  status: { enum: ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] },
  vacancies: { type: 'integer' },
  capacity: { type: 'integer' },
  openingHours: listOf(object({ from: text, to: text })),
}
const TIMES = { id: text, localDateTimeStart: text, localDateTimeEnd: text, allDay: { type: 'boolean' } }

const SCHEMAS = {
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

const HEADER = {
  name: 'Octo-Capabilities',
  in: 'header',
  description: `Which of ${CAPABILITIES.join(', ')} to answer with; the response echoes those in effect`,
  schema: text,
}

const parameter = (place: 'path' | 'query') => (name: string) => ({
  name,
  in: place,
  description: `The ${name}`,
  required: place === 'path',
  schema: text,
})

/** The OpenAPI document of what resellers are served. */
export function octoDocument({ name, url }: { name: string; url: string }, mail: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = key.split(' ')
    paths[`/octo${path}`] = { ...paths[`/octo${path}`], [method.toLowerCase()]: describe(key, operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} for resellers`,
      version: '1.0.0',
      description:
        'OCTO core, octo/pricing and octo/content. Success is 200, also where something is created.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      contact: { name, url, email: mail },
    },
    servers: [{ url }],
    tags: [{ name: 'OCTO', description: 'The supplier API of OCTO' }],
    paths,
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        apiToken: { type: 'http', scheme: 'bearer', description: `A token with the scope ${SCOPES.at(-1)}` },
      },
    },
  }
}

function describe(key: string, { summary, body, query = [], answer, errors }: Operation) {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  return {
    operationId: key.replaceAll(/\W+(\w?)/g, (_match, letter: string) => letter.toUpperCase()),
    tags: ['OCTO'],
    summary,
    description: summary,
    security: [{ apiToken: [] }],
    parameters: [HEADER, ...names.map(parameter('path')), ...query.map(parameter('query'))],
    ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      200: {
        description: 'Done',
        headers: { 'Octo-Capabilities': { description: 'Those in effect', schema: text } },
        content: { 'application/json': { schema: answer } },
      },
      ...errorResponses([...EVERYWHERE, ...errors]),
    },
  }
}

function errorResponses(codes: readonly OctoErrorCode[]): Record<string, object> {
  const byStatus = Object.groupBy(codes, (code) => String(OCTO_ERRORS[code][0]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, found = []]) => [
      status,
      {
        description: found.join(', or '),
        content: {
          'application/json': {
            schema: ref('Error'),
            examples: Object.fromEntries(
              found.map((error) => [error, { value: { error, errorMessage: OCTO_ERRORS[error][1] } }]),
            ),
          },
        },
      },
    ]),
  )
}
