import {
  DEFAULT_SETTINGS,
  hasInvalidCharacters,
  MAX_BOOKING_ADDONS,
  MAX_COUNT,
  MAX_HEIGHT_M,
  MAX_ID,
  MAX_LENGTH,
  MAX_WEIGHT_KG,
  normalizeEmail,
  normalizePhone,
  normalizeText,
  PASSWORD_LENGTH,
  PRODUCT_FIELDS,
  type RecordFields,
  validateCheckout,
  validateContactChange,
  validateProfile,
  validateRegistration,
  validateTokenChange,
} from '@luzzu/domain'
import { OPERATIONS, type Operation } from '@luzzu/domain/contracts'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { createPhoneReader } from '../../src/auth/phone-reader'
import { readCreateBookingInput } from '../../src/features/bookings/commands/create-booking-input'
import { readMoveBookingInput } from '../../src/features/bookings/commands/move-booking-input'
import { readItems } from '../../src/features/orders/holds/order-items-input'
import { compileChecks } from '../../src/platform/http/checked'
import type { Moment } from '../../src/platform/settings/site'
import { startTestApp } from '../support/test-app'
import { testClock } from '../support/test-clock'

type Fields = Record<string, unknown>
type ObjectSchema = TSchema & { properties?: Record<string, { type?: string }> }
type Body = {
  route: string
  schema: ObjectSchema
  check: (fields: Fields) => string[] | undefined
  example: Fields
}

/** Rules that JSON Schema cannot state: calendar, currencies, addresses, decimals, country codes, other fields. */
const STRICTER_CHECKS = [
  'booking_date',
  'date',
  'url',
  'delivery_ids',
  'since',
  'state',
  'image_url',
  'price',
  'extra_price',
  ...stepped(PRODUCT_FIELDS),
  'phone',
  'customer/phone',
  'password',
  'currency',
  'time_zone',
  'notify_mail',
  'opening_hours',
  'contact/mail',
  'contact/phone',
  'contact/links',
  'time_range',
  'season',
  'from_date',
  'to_date',
  'reason',
  'expires_at',
  'reseller',
  'reference',
  'scopes',
  'amount',
  'percent',
  'refund_total',
  'deposit_percent',
  'vat_percent',
  'refund_tiers',
  'damage_deposit',
  'total_price',
  'due_now',
]

/** The measures of which only some decimals count. */
function stepped(fields: RecordFields): string[] {
  const entries = Object.entries(fields)
  return entries.filter(([, field]) => field.kind === 'measure' && field.step !== 'any').map(([name]) => name)
}

/** Not JSON: the bytes of an uploaded image. */
const IMAGE = Buffer.from('bytes of an image')

const moment: Moment = {
  site: {
    url: 'http://127.0.0.1:3000',
    name: 'Luzzu',
    currency: 'EUR',
    timeZone: 'Europe/Malta',
    installation: '',
    settings: DEFAULT_SETTINGS,
    keepsOrders: false,
  },
  now: testClock().now(),
}
const readPhone = createPhoneReader(moment.site)

/** What the handler checks, because it depends on the settings and on the time. */
const CHECKED_BY_HANDLER: Record<string, (fields: Fields) => unknown> = {
  'POST /register': (fields) => validateRegistration(fields, readPhone),
  'PUT /user/:id': (fields) => validateProfile(fields, readPhone),
  'PUT /bookings/:id/contact': (fields) => validateContactChange(fields, readPhone),
  'POST /orders': (fields) => readItems(fields, moment),
  'PUT /orders/:id/items': (fields) => readItems(fields, moment),
  // Guests say who they are.
  'POST /orders/:id/checkout': (fields) =>
    validateCheckout(fields, { readPhone, isGuest: fields.customer !== undefined }),
  'POST /bookings': (fields) => readCreateBookingInput(fields, moment),
  'POST /bookings/:id/move': (fields) => readMoveBookingInput(fields, moment),
  'PUT /api-tokens/:id': (fields) =>
    validateTokenChange(
      { ...fields, name: fields.name === undefined ? 'As before' : fields.name },
      { now: moment.now, scopes: ['bookings:read'] },
    ),
}

/** What they answer tells nobody whether an address or a token is known, nor whether it can be one. */
const NEVER_REFUSED = ['POST /order-links', 'POST /orders/claim']

const bodies = (await listBodies()).filter(({ route }) => !NEVER_REFUSED.includes(route))

/** Every route whose body a schema describes, from the running server, so that none can be forgotten. */
async function listBodies(): Promise<Body[]> {
  const routes: RouteOptions[] = []
  const { stop } = await startTestApp({ onRoute: (route) => void routes.push(route) })
  await stop()
  return (
    routes
      // A route with a validator of its own takes every body.
      .filter(({ schema, validatorCompiler }) => schema?.body && !validatorCompiler)
      .map(({ method, url, schema }) => {
        const route = `${String(method)} ${url.replace('/api', '')}`
        const body = schema?.body as TSchema
        const validate = compileChecks({ schema: body, method: String(method), url, httpPart: 'body' })
        const operation: Operation = OPERATIONS[route as keyof typeof OPERATIONS]
        const example = operation.bodyExample as Fields
        const check = CHECKED_BY_HANDLER[route] ?? validate
        return { route, schema: body, example, check: (fields) => failedFields(check(fields)) }
      })
  )
}

/** The names of the fields that the check function refuses; `undefined` when it accepts the body. */
function failedFields(outcome: unknown): string[] | undefined {
  const { error, errors = error?.details?.errors } = outcome as {
    error?: { details?: { errors?: Fields } }
    errors?: Fields
  }
  return error || errors ? Object.keys(errors ?? {}) : undefined
}

/** The body as it would be stored: schemas describe text after normalization. */
function normalized({ properties = {} }: ObjectSchema, fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    properties[name]?.type === 'string' ? normalizeField(name, value) : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** What is not normalized. */
const READ_AS_WRITTEN = ['password', 'current_password', 'booking_date', 'area']

function normalizeField(name: string, value: unknown): unknown {
  if (Buffer.isBuffer(value)) return value.toString('latin1')
  if (typeof value !== 'string' || READ_AS_WRITTEN.includes(name)) return value
  if (name === 'phone') return normalizePhone(value)
  const text = name === 'mail' ? normalizeEmail(value) : normalizeText(value)
  // Characters that are refused count where they stand, also at the ends.
  return text !== '' && hasInvalidCharacters(value) ? value : text
}

const limits = [...Object.values(MAX_LENGTH), ...Object.values(PASSWORD_LENGTH)]
const lengths = fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1]))
const numbers = [0, 1, -1, 0.5, 1.15, MAX_COUNT, MAX_WEIGHT_KG, MAX_HEIGHT_M, MAX_ID, 10_000_000]
const texts = ['', ' ', '\u200B', 'Boat', 'boat', 'a\nb', 'a\u0000b', 'a\u202Eb', '🌊', ' é ', 'x://y']
const words = [
  'maria@example.com',
  '+35679000000',
  'https://x.example/a.jpg',
  '2026-06-20',
  '7',
  '0',
  'Pending',
]

const anyValue = fc.oneof(
  fc.constantFrom(...texts, ...words, ...numbers, ...numbers.map((number) => number + 1)),
  fc.constantFrom(null, undefined, true, false, [], {}, [1, 2], [1, 1], ['3']),
  lengths.map((length) => 'a'.repeat(length)),
  fc
    .integer({ min: 0, max: MAX_BOOKING_ADDONS + 1 })
    .map((length) => Array.from({ length }, (_, at) => at + 1)),
  // Lone surrogates are no JSON text; the cases of bad input have them.
  fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => text.isWellFormed()),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

describe.each(bodies)('$route', ({ schema, check, example, route }) => {
  const fields = Object.keys((schema as { properties?: object }).properties ?? {})
  const withImage = (body: Fields): Fields => (fields.includes('image') ? { ...body, image: IMAGE } : body)

  test('schema and check function give the same verdict', () => {
    const seen = { accepted: 0, refused: 0 }
    const changes = fc.dictionary(fc.constantFrom(...fields.filter((name) => name !== 'image')), anyValue, {
      maxKeys: 3,
    })
    fc.assert(
      fc.property(changes, (change) => {
        const body = withImage({ ...example, ...change })
        const isDescribed = Value.Check(schema, normalized(schema, body))
        const failed = check(body)
        seen[failed ? 'refused' : 'accepted'] += 1
        if (!isDescribed) expect(failed, 'refused by the schema').toBeDefined()
        else expect((failed ?? []).filter((name) => !STRICTER_CHECKS.includes(name))).toEqual([])
      }),
      { numRuns: 1500 },
    )
    expect(seen, route).toEqual({ accepted: expect.any(Number), refused: expect.any(Number) })
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(10)
  })
})
