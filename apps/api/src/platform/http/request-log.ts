import { withoutOrderTokens, withoutSecretsInPaths } from '@luzzu/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account concerned by an unauthenticated request, once known. */
    accountId: number | null
    /** The booking concerned, once known. */
    bookingId: number | null
    /** The problem type of the response. */
    problem: string | null
  }
}

/**
 * Logs one line for each request that changes data or is refused: time, user, address, request, outcome. Plain reads
 * are logged at level debug.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('accountId', null).decorateRequest('bookingId', null).decorateRequest('problem', null)
  const writesReads = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const level = isRead && reply.statusCode < 400 ? 'debug' : 'info'
    if (level === 'debug' && !writesReads) return done()
    request.log[level](
      {
        ...callerOf(request),
        account: request.accountId ?? undefined,
        booking: request.bookingId ?? undefined,
        ip: request.ip,
        method: request.method,
        path: pathOf(request.url),
        route: request.routeOptions.url,
        status: reply.statusCode,
        outcome: request.problem ?? (reply.statusCode < 400 ? 'ok' : 'failed'),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  return withoutSecretsInPaths(withoutOrderTokens(path))
}

/** A user, a program, or whoever has the link of an order. */
function callerOf({ apiToken, principal }: FastifyRequest) {
  if (apiToken) return { token: apiToken.id }
  return principal?.order ? { order: principal.order.id } : { actor: principal?.userId }
}
