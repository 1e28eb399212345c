import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem'
import { PROBLEMS } from './problem-table'
import { Refusal } from './refusal'
import { translateError } from './translate-error'

/** The one place where a refusal or an unexpected error becomes an answer. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = translateError(error)
    if (PROBLEMS[refusal.code].status >= 500)
      request.log.error({ err: refusal.details.cause ?? error }, 'request failed')
    return sendProblem(refusal, request, reply)
  })
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** Answers addresses that no route takes: 405 where another method is taken, else 404. */
export function answerUnknownAddress(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const [path = '/'] = request.url.split('?')
  const allowed = METHODS.filter((method) => app.findRoute({ method, url: path }) !== null)
  if (allowed.length === 0) return sendProblem(new Refusal('not-found'), request, reply)
  reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
  return sendProblem(new Refusal('method-not-allowed'), request, reply)
}
