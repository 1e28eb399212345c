import { PROBLEMS, type Problem } from '@luzzu/domain/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from './refusal'

const MAX_ERRORS = 20
const DEFAULT_RETRY_AFTER = 1

/** The response to a refusal, as defined by RFC 9457. */
export function toProblem({ code, details }: Refusal, requestId: string): Problem {
  const { status, type, title, message } = PROBLEMS[code]
  const detail = details.message ?? message
  const errors = Object.entries(details.errors ?? {})
    .slice(0, MAX_ERRORS)
    .map(([field, text]) => ({ pointer: `#/${field}`, detail: text ?? '' }))
  // Validation errors always have a pointer; `#` is the whole input.
  if (code === 'invalid' && errors.length === 0) errors.push({ pointer: '#', detail })
  return {
    type: `/problems/${type}`,
    title,
    status,
    detail,
    instance: `/req/${requestId}`,
    message: detail,
    ...(errors.length > 0 && { errors }),
    ...details.members,
  }
}

/** As RFC 6750 has it for API tokens. */
function challengeOf({ code, details }: Refusal, status: number): string | undefined {
  if (code === 'invalid-token') return 'Bearer error="invalid_token"'
  if (code !== 'insufficient-scope') return status === 401 ? 'Bearer' : undefined
  const { scope } = details
  return `Bearer error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}`
}

export function sendProblem(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(refusal, request.id)
  request.problem = problem.type.replace('/problems/', '')
  const { retryAfter = DEFAULT_RETRY_AFTER } = refusal.details
  const challenge = challengeOf(refusal, problem.status)
  if (challenge) reply.header('www-authenticate', challenge)
  if ([429, 503].includes(problem.status) || refusal.code === 'in-progress')
    reply.header('retry-after', retryAfter)
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem)
}

/** How an API answers errors. */
export type ErrorForm = {
  /** The content type. */
  type: string
  describe(refusal: Refusal, requestId: string): { status: number; body: object }
}

/** The form of all addresses below a prefix whose clients know no problem documents. */
export type ForeignErrors = {
  prefix: string
  form: ErrorForm
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown
}

export const PROBLEM_FORM: ErrorForm = {
  type: 'application/problem+json; charset=utf-8',
  describe(refusal, id) {
    const body = toProblem(refusal, id)
    return { status: body.status, body }
  },
}
