import { PROBLEMS, type ProblemCode } from '@luzzu/domain/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ForeignErrors } from '../../platform/errors/problem-json'
import type { Refusal } from '../../platform/errors/refusal'
import { translateError } from '../../platform/errors/translate-error'

/** The errors of OCTO, with their status and what they say unless told. */
export const OCTO_ERRORS = {
  UNAUTHORIZED: [401, 'An API token is required: `Authorization: Bearer …`.'],
  FORBIDDEN: [403, 'This API token does not reach the reseller API.'],
  BAD_REQUEST: [400, 'The request is malformed.'],
  INVALID_PRODUCT_ID: [400, 'The productId is missing or unknown.'],
  INVALID_OPTION_ID: [400, 'The optionId is missing or unknown.'],
  INVALID_AVAILABILITY_ID: [400, 'The availabilityId is missing or not offered.'],
  INVALID_UNIT_ID: [400, 'The unitId is missing or unknown.'],
  INVALID_BOOKING_UUID: [400, 'The booking uuid is unknown or cannot be used.'],
  UNPROCESSABLE_ENTITY: [400, 'This cannot be done.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please try again later.'],
  INTERNAL_SERVER_ERROR: [500, 'Something went wrong. Please try again later.'],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type OctoErrorCode = keyof typeof OCTO_ERRORS

type Details = {
  message?: string | undefined
  /** The id in question. */
  id?: Record<string, unknown>
  status?: number
  retryAfter?: number | undefined
}

/** An expected error, answered as OCTO has it. */
export class OctoError extends Error {
  override name = 'OctoError'
  readonly code: OctoErrorCode
  readonly details: Details

  constructor(code: OctoErrorCode, details: Details = {}) {
    super(details.message ?? OCTO_ERRORS[code][1])
    this.code = code
    this.details = details
  }
}

export const badRequest = (message: string) => new OctoError('BAD_REQUEST', { message })
export const unprocessable = (message: string) => new OctoError('UNPROCESSABLE_ENTITY', { message })

type IdError = 'PRODUCT_ID' | 'OPTION_ID' | 'AVAILABILITY_ID' | 'UNIT_ID'
const NAMES: Record<IdError, string> = {
  PRODUCT_ID: 'productId',
  OPTION_ID: 'optionId',
  AVAILABILITY_ID: 'availabilityId',
  UNIT_ID: 'unitId',
}

/** An id that is missing, unknown or not offered. */
export const invalidId = (name: IdError, id: unknown) =>
  new OctoError(`INVALID_${name}`, { id: { [NAMES[name]]: typeof id === 'string' ? id : null } })

export const invalidUuid = (uuid: unknown, message?: string) =>
  new OctoError('INVALID_BOOKING_UUID', { message, id: { uuid: typeof uuid === 'string' ? uuid : null } })

/** Problems that are not refusals of a booking. */
const CODES: Partial<Record<ProblemCode, OctoErrorCode>> = {
  unauthenticated: 'UNAUTHORIZED',
  'invalid-token': 'FORBIDDEN',
  'insufficient-scope': 'FORBIDDEN',
  'too-many-requests': 'TOO_MANY_REQUESTS',
  'not-found': 'NOT_FOUND',
  internal: 'INTERNAL_SERVER_ERROR',
  unavailable: 'UNAVAILABLE',
}
const REFUSED: readonly ProblemCode[] = [
  ...(['slot-taken', 'closed', 'invalid', 'invalid-state', 'price-changed', 'limit-reached'] as const),
]

function fromRefusal({ code, details }: Refusal): OctoError {
  const known = CODES[code]
  const { status } = PROBLEMS[code]
  if (known) return new OctoError(known, { retryAfter: details.retryAfter })
  const message = details.message ?? PROBLEMS[code].message
  return REFUSED.includes(code) ? unprocessable(message) : new OctoError('BAD_REQUEST', { message, status })
}

const RETRY_AFTER = 1
const TYPE = 'application/json; charset=utf-8'

const describe = (known: OctoError) => ({
  status: known.details.status ?? OCTO_ERRORS[known.code][0],
  body: { error: known.code, errorMessage: known.message, ...known.details.id },
})

/** Answers any error. */
export function sendOctoError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof OctoError ? error : fromRefusal(translateError(error))
  const { retryAfter = RETRY_AFTER } = known.details
  const { status, body } = describe(known)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  request.problem = known.code
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 429 || status === 503) reply.header('retry-after', retryAfter)
  return reply.code(status).type(TYPE).send(body)
}

/** What is refused before it reaches a route has the same form. */
export const OCTO_ERROR_FORM: ForeignErrors = {
  prefix: '/octo/',
  form: { type: TYPE, describe: (refusal) => describe(fromRefusal(refusal)) },
  send: sendOctoError,
}
