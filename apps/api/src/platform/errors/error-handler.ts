import { PROBLEMS } from '@luzzu/domain/contracts'
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
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

/** Records the methods of each route; returns a lookup by path, in which routes that are hidden at present are missing. */
export function methodsByPath(
  app: FastifyInstance,
  isHidden: (config: FastifyContextConfig) => Promise<boolean>,
): (path: string) => Promise<string[]> {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string>; config: FastifyContextConfig }>()
  app.addHook('onRoute', ({ url, method, config = {} }) => {
    // Wildcard routes match every path.
    if (url.includes('*')) return
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
    const route = routes.get(url) ?? { pattern, methods: new Set(), config }
    for (const one of [method].flat()) route.methods.add(one)
    routes.set(url, route)
  })
  return async (path) => {
    const found = new Set<string>()
    for (const { pattern, methods, config } of routes.values())
      if (pattern.test(path) && !(await isHidden(config))) for (const method of methods) found.add(method)
    return [...found].filter((method) => method !== 'OPTIONS')
  }
}

/** Responds to unmatched requests: 405 where other methods exist, else 404. */
export function registerNotFoundHandler(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: string[] = [],
) {
  if (allowed.length === 0) return sendProblem(new Refusal('not-found'), request, reply)
  // OPTIONS serves CORS preflight requests only.
  const asksFirst = request.server.config.allowedOrigins.length > 0 ? ['OPTIONS'] : []
  reply.header('allow', [...allowed, ...asksFirst].join(', '))
  return sendProblem(new Refusal('method-not-allowed'), request, reply)
}
