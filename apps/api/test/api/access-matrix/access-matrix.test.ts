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
  const [visitor, own, other, admin] = row.expectedStatuses

  test('responds to each role as the matrix says', async () => {
    const bearer = principals.customer.headers.authorization
    expect({
      visitor: await statusOf(row, 'own', undefined),
      own: await statusOf(row, 'own', bearer),
      other: await statusOf(row, 'other', bearer),
      admin: await statusOf(row, 'own', principals.admin.headers.authorization),
    }).toEqual({ visitor, own, other, admin })
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
