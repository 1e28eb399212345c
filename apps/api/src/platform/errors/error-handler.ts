import { PROBLEMS } from '@luzzu/domain/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem-json'
import { Refusal } from './refusal'
import { translateError } from './translate-error'

/** Turns refusals and unexpected errors into responses. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = translateError(error)
    if (PROBLEMS[refusal.code].status >= 500)
      request.log.error({ err: refusal.details.cause ?? error }, 'request failed')
    return sendProblem(refusal, request, reply)
  })
}

/** Records the methods of each route; returns a lookup by path. */
export function methodsByPath(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // Wildcard routes match every path.
    if (url.includes('*')) return
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
    const route = routes.get(url) ?? { pattern, methods: new Set() }
    for (const one of [method].flat()) route.methods.add(one)
    routes.set(url, route)
  })
  return (path) => {
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].filter((method) => method !== 'OPTIONS')
  }
}

/** Responds to unmatched requests: 405 where other methods exist, else 404. */
export function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply, allowed: string[] = []) {
  if (allowed.length === 0) return sendProblem(new Refusal('not-found'), request, reply)
  // OPTIONS serves CORS preflight requests only.
  const asksFirst = request.server.config.allowedOrigins.length > 0 ? ['OPTIONS'] : []
  reply.header('allow', [...allowed, ...asksFirst].join(', '))
  return sendProblem(new Refusal('method-not-allowed'), request, reply)
}
