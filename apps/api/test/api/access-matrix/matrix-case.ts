import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { MatrixFixture } from './access-matrix-fixture'

type Request = Omit<InjectOptions, 'method'>
export type Send = (fixture: MatrixFixture, about: 'own' | 'other') => Request | Promise<Request>

/**
 * The expected status of each route: for a visitor, for a customer on their own record, for a customer on another's
 * record, and for an administrator. Where records have no owner, own and other are the same.
 */
export type Expected = { visitor: number; own: number; other: number; admin: number }

/** A request of an operation; `expected` where its answer differs from what follows from its declaration. */
export type Case = Send | { send: Send; expected: Partial<Expected>; program?: number }

export const json = (payload: object) => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
})
export const keyed = (payload: object) => {
  const { headers, ...sent } = json(payload)
  return { headers: { ...headers, 'idempotency-key': randomUUID() }, ...sent }
}
export const to = (url: string) => ({ url: `/api${url}` })
