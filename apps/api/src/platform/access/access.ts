import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../problems/refusal'
import type { FindPrincipal, Principal } from './principal'

/**
 * Who may call a route: anyone · any signed-in user · the user whom the address names, or staff · staff.
 */
export type Access = 'visitor' | 'customer' | 'owner' | 'admin'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    principal: Principal | null
  }
}

/**
 * Refuses who may not call a route, before its body is read. A route that does not say who may call it
 * stops the start.
 */
export function guardRoutes(app: FastifyInstance, findPrincipal: FindPrincipal): void {
  app.decorateRequest('principal', null)

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it.`)
  })

  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'visitor') return
    reply.header('cache-control', 'no-store')
    request.principal = await findPrincipal(request.headers.authorization)
    if (access === 'admin' && !request.principal.isAdmin) throw new Refusal('forbidden')
  })

  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.access !== 'owner') return
    const { id } = request.params as { id: number }
    const principal = principalOf(request)
    if (!principal.isAdmin && principal.userId !== id) throw new Refusal('forbidden')
  })
}

/** Who calls a protected route. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Refusal('unauthenticated')
  return request.principal
}
