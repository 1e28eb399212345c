import type { FastifyInstance } from 'fastify'

const SECRET_IN_PATH = /(\/(?:password-resets|reset-password)\/)[^/?]+/

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a request of somebody who is not signed in is about, once it is known. */
    accountId: number | null
    /** The type of the problem that was answered. */
    problem: string | null
  }
}

/**
 * One line for each request that changes something or is refused: when, who, from where, what, with what
 * outcome. Plain reads are written at the level debug.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('accountId', null).decorateRequest('problem', null)
  const writesReads = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const level = isRead && reply.statusCode < 400 ? 'debug' : 'info'
    if (level === 'debug' && !writesReads) return done()
    request.log[level](
      {
        actor: request.principal?.userId,
        account: request.accountId ?? undefined,
        ip: request.ip,
        method: request.method,
        path: request.url.split('?')[0]?.replace(SECRET_IN_PATH, '$1…'),
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
