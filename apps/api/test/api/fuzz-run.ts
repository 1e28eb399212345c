import { ProblemSchema } from '@luzzu/domain/contracts'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import Value from 'typebox/value'
import { type Operation, requestsTo } from './fuzz-requests'

/** Hashing is slow on purpose. */
const HASHES = /login|register|password-resets\/\{/
const MOST_HASHES = 25
/** A slower response counts as hung; in milliseconds, with ample room for a busy machine. */
const HUNG_AFTER_MS = 60_000
/** A stack, a path, or SQL, whose names are quoted. */
const INSIDE = /\bat [\w.]+ \(|node_modules|sqlite|select .* from \\?"|\/src\//i

type Reply = { status: number; body: string }
type FuzzRun = {
  operations: Operation[]
  seed: number
  /** Requests to each operation. */
  runs: number
  send: (request: InjectOptions, operation: Operation) => Promise<Reply>
}

/** Sends odd requests to each operation; returns their number and what was wrong with the responses. */
export async function fuzz({ operations, seed, runs, send }: FuzzRun) {
  const faults: string[] = []
  let sent = 0
  for (const operation of operations) {
    const numRuns = HASHES.test(operation.path) ? Math.min(runs, MOST_HASHES) : runs
    for (const request of fc.sample(requestsTo(operation), { seed, numRuns })) {
      sent += 1
      const started = performance.now()
      const { status, body } = await send(request, operation)
      const fault = faultOf(status, body, performance.now() - started)
      if (fault)
        faults.push(
          `${fault}: ${request.method} ${request.url} ${String(request.payload).slice(0, 200)} → ${body.slice(0, 200)}`,
        )
    }
  }
  return { sent, faults }
}

type Document = { paths: Record<string, Record<string, Operation>> }

export const operationsIn = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  )

function faultOf(status: number, body: string, milliseconds: number): string | undefined {
  if (status >= 500) return `status ${status}`
  if (milliseconds > HUNG_AFTER_MS) return `${Math.round(milliseconds)} ms`
  if (status < 400) return undefined
  if (!Value.Check(ProblemSchema, JSON.parse(body))) return 'no problem'
  return INSIDE.test(body) ? 'tells what is inside' : undefined
}
