import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import type { ProductRow } from '../../../src/platform/database/schema'
import type { SignedInUser } from '../../support/sign-in'
import type { TestApp } from '../../support/test-app'

/** The server that the cases are sent to, with one record of each kind. */
export type BadInputFixture = TestApp & {
  admin: SignedInUser
  customer: SignedInUser
  other: SignedInUser
  product: ProductRow
  /** Of the product, at 45.00. */
  addon: number
  /** Of another product. */
  foreignAddon: number
  activity: number
  faq: number
  /** The customer's, pending. */
  booking: number
  picture: Buffer
}

export type ExpectedResponse = {
  status: number
  type?: string
  message?: string
  fields?: Record<string, string>
}

/** One case: a request and its expected response. */
export type BadInputCase = [
  what: string,
  send: (fixture: BadInputFixture) => InjectOptions | Promise<Response>,
  answer: ExpectedResponse,
]

export const invalid = (fields: Record<string, string>): ExpectedResponse => ({
  status: 422,
  type: 'validation',
  fields,
  message: Object.values(fields)[0] ?? '',
})

export const refused = (status: number, type: string, message?: string): ExpectedResponse => ({
  status,
  type,
  ...(message !== undefined && { message }),
})

export const accepted = (status: number): ExpectedResponse => ({ status })

export const json = (
  method: 'POST' | 'PUT',
  url: string,
  payload: unknown,
  who?: SignedInUser,
): InjectOptions => ({
  method,
  url: `/api${url}`,
  headers: { 'content-type': 'application/json', ...who?.headers },
  payload: JSON.stringify(payload),
})

export const raw = (
  url: string,
  type: string | undefined,
  payload: string | Buffer,
  who?: SignedInUser,
): InjectOptions => ({
  method: 'POST',
  url: `/api${url}`,
  headers: { ...(type && { 'content-type': type }), ...who?.headers },
  payload,
})

export const get = (url: string, who?: SignedInUser | string): InjectOptions => ({
  method: 'GET',
  url: `/api${url}`,
  headers: typeof who === 'string' ? { authorization: who } : { ...who?.headers },
})
