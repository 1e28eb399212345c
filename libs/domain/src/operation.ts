import type { TSchema } from 'typebox'
import type { Scope } from './api-tokens/api-token'
import type { Validated } from './fields'
import type { ProblemCode } from './problem.contract'

/** Who may call it: everyone, any signed-in user, the user in the path, that user or staff, or staff only. */
export type Access = 'visitor' | 'customer' | 'self' | 'owner' | 'admin'

export type GuestAccess = 'order-token' | 'checkout'

export type Tag = 'Accounts' | 'Catalogue' | 'Bookings' | 'Staff' | 'Site' | 'Integrations' | 'Payments'

/** What guards a change: against overwriting another one, and against being made twice. */
export type RequestHeader = 'If-Match' | 'Idempotency-Key'

/** Headers of the successful response, beyond the common ones. */
export type ResponseHeader =
  | 'ETag'
  | 'Location'
  | 'Link'
  | 'X-Total-Count'
  | 'Undo-Expires-In'
  | 'Content-Disposition'

/** An operation of the API: what a request carries, what answers it, and how it is documented. */
export type Operation = {
  /** Used by generated clients. */
  id: string
  tag: Tag
  summary: string
  access: Access
  /** Which API tokens may call it, as staff; without one, none may, unless everyone may. */
  scope?: Scope
  /** On a public operation: whether it asks who calls. A bad token counts as none. */
  knowsCaller?: boolean
  /** Who else may call it, without an account: whoever has the link of its order, or visitors while guests may book. */
  guests?: GuestAccess
  /** Parameters of the path; without them it is `id`, if the path has one. */
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** Checks the body, with messages for people; the route brings the check that needs the server. */
  validate?: (fields: never) => Validated<unknown>
  /** Whether the body may be a multipart form instead of JSON, or has to be one. */
  form?: 'accepted' | 'required'
  /** What it answers by status; nothing for a file. */
  answer?: Record<number, TSchema>
  /** The content type of the answer, if it is not JSON. */
  produces?: string
  takes?: readonly RequestHeader[]
  headers?: readonly ResponseHeader[]
  /** Errors beyond those implied by access, parameters, body and headers. */
  errors?: readonly ProblemCode[]
  /** Beyond the limits of every operation. */
  limits?: { bodyBytes?: number; perMinute?: number }
  bodyExample?: unknown
  example?: unknown
}

type Key = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** Declares the operations of a feature by method and path. */
export function defineOperations<
  const Declared extends Record<Key, Omit<Operation, 'tag'>>,
  Tagged extends Tag,
>(tag: Tagged, declared: Declared): { [Key in keyof Declared]: Declared[Key] & { tag: Tagged } } {
  const entries = Object.entries(declared).map(([key, operation]) => [key, { ...operation, tag }])
  return Object.fromEntries(entries)
}
