import { SCOPES, type Scope } from '@luzzu/domain'
import { OPERATIONS, type Operation, type OperationKey } from '@luzzu/domain/contracts'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MATRIX, type MatrixRow } from './access-matrix.cases'
import { type About, type MatrixFixture, type Principals, startMatrixFixture } from './access-matrix-fixture'

let fixture: MatrixFixture
let principals: Principals
let stop: () => Promise<void>

beforeAll(async () => {
  const started = await startMatrixFixture()
  fixture = started.fixture
  principals = started.principals
  stop = started.stop
})

afterAll(() => stop())

async function statusOf(
  { route, send }: MatrixRow,
  about: About,
  authorization: string | undefined,
): Promise<number> {
  const [method] = route.split(' ')
  const { headers, ...request } = await send(fixture, about)
  const reply = await fixture.app.inject({
    ...request,
    method: method as HTTPMethods & 'GET',
    headers: { ...headers, ...(authorization && { authorization }) },
  })
  return reply.statusCode
}

describe.each(MATRIX)('$route', (row) => {
  const { visitor, own, other } = row.expected

  test('responds to each role as the matrix says', async () => {
    const bearer = principals.customer.headers.authorization
    expect({
      visitor: await statusOf(row, 'own', undefined),
      own: await statusOf(row, 'own', bearer),
      other: await statusOf(row, 'other', bearer),
      admin: await statusOf(row, 'own', principals.admin.headers.authorization),
    }).toEqual(row.expected)
  })

  test.each(['expired', 'revoked', 'forged', 'disabled'] as const)(
    'treats a token that is %s as no token',
    async (kind) => {
      expect(await statusOf(row, 'own', principals[kind])).toBe(visitor)
    },
  )

  test('treats a demoted administrator as a customer at once', async () => {
    // The own record of the table belongs to another customer here.
    const asCustomer = row.access === 'customer' && !row.route.includes(':') ? own : other
    expect(await statusOf(row, 'own', principals.demoted)).toBe(
      row.access === 'visitor' ? visitor : asCustomer,
    )
  })
})

/** The token of another order than that of the records. */
describe.each(MATRIX)('$route for a guest', (row) => {
  test('answers as if nothing were there, or as to nobody', async () => {
    const { guests }: Partial<Operation> = OPERATIONS[row.route as OperationKey] ?? {}
    const { visitor } = row.expected
    expect(await statusOf(row, 'own', fixture.guestToken)).toBe(guests === 'order-token' ? 404 : visitor)
  })
})

/** Tokens of programs: every scope on every operation. */
describe.each(MATRIX)('$route for a program', (row) => {
  test.each(SCOPES)('with the scope %s', async (scope) => {
    const { admin, visitor } = row.expected
    const reached = row.scope === scope ? (row.program ?? admin) : 403
    expect(await statusOf(row, 'own', principals.programs[scope])).toBe(
      row.access === 'visitor' ? visitor : reached,
    )
  })

  test.each(['expired', 'revoked', 'malformed'] as const)(
    'refuses a token that is %s, on public routes too',
    async (kind) => {
      expect(await statusOf(row, 'own', principals.programs[kind])).toBe(401)
    },
  )
})

/** Said a second time on purpose: whoever opens an operation to more than staff says so here too. */
const OPEN_TO: Record<string, OperationKey[]> = {
  visitor: [
    'GET /activities',
    'GET /activities/:id',
    'GET /addons',
    'GET /addons/:id',
    'GET /availability',
    'GET /countries',
    'GET /faqs',
    'GET /faqs/:id',
    'GET /images/:name',
    'GET /password-resets/:token',
    'GET /payment-status',
    'GET /products',
    'GET /products/:id',
    'GET /products/:id/availability',
    'GET /products/:id/details',
    'GET /products/:id/payment-terms',
    'GET /products/:id/pricing',
    'GET /products/:id/quote',
    'GET /products/:id/schedule',
    'GET /site',
    'GET /time-slots',
    'GET /time-slots/:id',
    'POST /client-errors',
    'POST /login',
    'POST /logout',
    'POST /order-links',
    'POST /password-resets',
    'POST /register',
    'POST /webhooks/stripe',
    'PUT /password-resets/:token',
  ],
  customer: [
    'DELETE /orders/:id',
    'GET /bookings/:id',
    'GET /bookings/:id/availability',
    'GET /documents/:id.pdf',
    'GET /orders',
    'GET /orders/:id',
    'GET /orders/:id/payment-status',
    'GET /orders/:id/refund-quote',
    'POST /bookings',
    'POST /bookings/:id/move',
    'POST /orders',
    'POST /orders/:id/cancel',
    'POST /orders/:id/checkout',
    'POST /orders/:id/extend',
    'POST /orders/:id/pay',
    'POST /orders/claim',
    'PUT /bookings/:id',
    'PUT /orders/:id/items',
  ],
  self: [
    'DELETE /user/:id/calendar',
    'DELETE /user/:id/sessions',
    'DELETE /user/:id/sessions/:session',
    'GET /user/:id/calendar',
    'GET /user/:id/sessions',
    'POST /user/:id/calendar',
    'PUT /user/:id',
    'PUT /user/:id/password',
  ],
  owner: ['DELETE /user/:id', 'GET /bookings/user/:id', 'GET /user/:id', 'GET /user/:id/export'],
}

test('staff alone may call all operations but those that are listed here', () => {
  const opened = Object.groupBy(Object.keys(OPERATIONS) as OperationKey[], (key) => OPERATIONS[key].access)
  const { admin: _, ...others } = Object.fromEntries(
    Object.entries(opened).map(([access, keys]) => [access, keys.sort()]),
  )
  expect(others).toEqual(OPEN_TO)
})

/** Without an account. */
const OPEN_TO_GUESTS: Record<string, OperationKey[]> = {
  checkout: ['POST /orders'],
  'order-token': [
    'DELETE /orders/:id',
    'GET /bookings/:id',
    'GET /bookings/:id/availability',
    'GET /documents/:id.pdf',
    'GET /orders/:id',
    'GET /orders/:id/payment-status',
    'GET /orders/:id/refund-quote',
    'POST /bookings/:id/move',
    'POST /orders/:id/cancel',
    'POST /orders/:id/checkout',
    'POST /orders/:id/extend',
    'POST /orders/:id/pay',
    'PUT /orders/:id/items',
  ],
}

test('guests may call no protected operation but those that are listed here', () => {
  const opened = Object.groupBy(
    (Object.keys(OPERATIONS) as OperationKey[]).sort(),
    (key) => (OPERATIONS[key] as Operation).guests ?? 'none',
  )
  const { none: _, ...others } = opened
  expect(others).toEqual(OPEN_TO_GUESTS)
})

const SCOPED: Partial<Record<Scope, OperationKey[]>> = {
  'bookings:read': ['GET /bookings', 'GET /bookings/:id', 'GET /exports/bookings.csv'],
  'bookings:write': [
    'POST /bookings',
    'POST /bookings/:id/cancel',
    'POST /bookings/:id/move',
    'POST /bookings/:id/undo',
    'PUT /bookings/:id',
    'PUT /bookings/:id/attendance',
  ],
  'catalogue:write': [
    'DELETE /activities/:id',
    'DELETE /addons/:id',
    'DELETE /closures/:id',
    'DELETE /faqs/:id',
    'DELETE /products/:id',
    'DELETE /products/:id/pictures/:picture',
    'DELETE /time-slots/:id',
    'GET /closures',
    'GET /closures/:id',
    'POST /activities',
    'POST /addons',
    'POST /closures',
    'POST /closures/:id/call-off',
    'POST /closures/:id/undo',
    'POST /faqs',
    'POST /products',
    'POST /products/:id/pictures',
    'POST /time-slots',
    'PUT /activities/:id',
    'PUT /addons/:id',
    'PUT /faqs/:id',
    'PUT /faqs/order',
    'PUT /products/:id',
    'PUT /products/:id/details',
    'PUT /products/:id/pricing',
    'PUT /products/:id/schedule',
    'PUT /time-slots/:id',
  ],
}

test('programs may call no protected operation but those that are listed here', () => {
  const scoped: Partial<Record<Scope, OperationKey[]>> = {}
  for (const key of (Object.keys(OPERATIONS) as OperationKey[]).sort()) {
    const { scope }: Operation = OPERATIONS[key]
    if (scope) scoped[scope] = [...(scoped[scope] ?? []), key]
  }
  expect(scoped).toEqual(SCOPED)
})

test('every route of the API is in the matrix', async () => {
  const routes = routesOf(fixture.app.printRoutes({ commonPrefix: false, includeHooks: false }))
  expect(routes).toEqual(MATRIX.map(({ route }) => route).sort())
})

/** Lists `GET /faqs/:id` and so on, from Fastify's route tree. */
function routesOf(tree: string): string[] {
  const path: string[] = []
  const routes: string[] = []
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?/u.exec(line) ?? []
    path.length = indent.length / 4
    path.push(part)
    const address = path.join('')
    const own = methods
      .split(', ')
      .filter((method) => method && method !== 'HEAD' && address.startsWith('/api/'))
    routes.push(...own.map((method) => `${method} ${address.replace('/api', '')}`))
  }
  return routes.sort()
}
