import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MatrixFixture,
  type Principals,
  startMatrixFixture,
} from './access-matrix/access-matrix-fixture'
import type { Operation } from './fuzz-requests'
import { fuzz, operationsIn } from './fuzz-run'

/** Requests per operation and role; `npm run verify -- --only fuzz` sends thousands. */
const RUNS = 25
const SEED = 20_260_610

let fixture: MatrixFixture
let principals: Principals
let stop: () => Promise<void>
let operations: Operation[]

beforeAll(async () => {
  const started = await startMatrixFixture()
  fixture = started.fixture
  principals = started.principals
  stop = started.stop
  operations = operationsIn((await fixture.app.inject({ url: '/api/openapi.json' })).json())
})

afterAll(() => stop())

test.each(['visitor', 'customer', 'admin'] as const)(
  `every request of a %s gets a valid response (seed ${SEED}, ${RUNS} requests to each operation)`,
  async (role) => {
    const authorization = role === 'visitor' ? undefined : principals[role].headers.authorization
    const { faults } = await fuzz({
      operations,
      seed: SEED,
      runs: RUNS,
      send: async (request, { path }) => {
        const headers = {
          ...request.headers,
          ...(authorization && path !== '/api/logout' && { authorization }),
        }
        const { statusCode, body } = await fixture.app.inject({ ...request, headers })
        return { status: statusCode, body }
      },
    })
    expect(faults).toEqual([])
  },
)
