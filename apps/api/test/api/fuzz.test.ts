import { ProblemSchema } from '@luzzu/domain/contracts'
import fc from 'fast-check'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MatrixFixture,
  type Principals,
  startMatrixFixture,
} from './access-matrix/access-matrix-fixture'
import { type Operation, requestsTo } from './fuzz-requests'

/** Requests per operation and role; 5000 for a long run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_610)
/** A slower response counts as hung; in milliseconds, with ample room for a busy machine. */
const HUNG_AFTER_MS = 10_000
const INSIDE = /\bat [\w.]+ \(|node_modules|sqlite|select .* from|\/src\//i

let fixture: MatrixFixture
let principals: Principals
let stop: () => Promise<void>
let operations: Operation[]

beforeAll(async () => {
  const started = await startMatrixFixture()
  fixture = started.fixture
  principals = started.principals
  stop = started.stop
  const { paths } = (await fixture.app.inject({ url: '/api/openapi.json' })).json()
  operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  )
})

afterAll(() => stop())

test.each(['visitor', 'customer', 'admin'] as const)(
  `every request of a %s gets a valid response (seed ${SEED}, ${RUNS} requests to each operation)`,
  async (role) => {
    const authorization = role === 'visitor' ? undefined : principals[role].headers.authorization
    const faults: string[] = []
    for (const operation of operations) {
      // Hashing is slow on purpose.
      const runs = /login|register|password-resets\/\{/.test(operation.path) ? Math.min(RUNS, 25) : RUNS
      for (const request of fc.sample(requestsTo(operation), { seed: SEED, numRuns: runs })) {
        const started = performance.now()
        const headers = {
          ...request.headers,
          ...(authorization && operation.path !== '/api/logout' && { authorization }),
        }
        const reply = await fixture.app.inject({ ...request, headers })
        const fault = faultOf(reply.statusCode, reply.body, performance.now() - started)
        if (fault)
          faults.push(
            `${fault}: ${request.method} ${request.url} ${String(request.payload).slice(0, 200)} → ${reply.body.slice(0, 200)}`,
          )
      }
    }
    expect(faults).toEqual([])
  },
  Math.max(60_000, RUNS * 1000),
)

function faultOf(status: number, body: string, milliseconds: number): string | undefined {
  if (status >= 500) return `status ${status}`
  if (milliseconds > HUNG_AFTER_MS) return `${Math.round(milliseconds)} ms`
  if (status < 400) return undefined
  if (!Value.Check(ProblemSchema, JSON.parse(body))) return 'no problem'
  return INSIDE.test(body) ? 'tells what is inside' : undefined
}
