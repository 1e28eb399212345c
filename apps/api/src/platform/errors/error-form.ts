import type { FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from './problem-json'
import type { Refusal } from './refusal'

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
