import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../platform/errors/refusal'

/** Who a request comes from, as the database knows it at this moment. */
export type Principal = { userId: number; sessionId: string; isAdmin: boolean }

/**
 * The principal of an `Authorization` header.
 *
 * @throws {Refusal} `unauthenticated` without a token of ours, `session-expired` when its session has ended.
 */
export type FindPrincipal = (authorization: string | undefined) => Promise<Principal>

/**
 * Who may call a route: anyone · any signed-in user · the user whom the address names, or staff · staff.
 */
export type Access = 'visitor' | 'customer' | 'owner' | 'admin'

const AUTHORIZATION = 'authorization'

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

  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it.`)
    // The address is read by then, and names a user.
    if (config.access === 'owner') route.preHandler = [requireOwner, ...[route.preHandler ?? []].flat()]
  })

  // Anyone may call most routes, and then there is nothing to wait for.
  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'visitor') return done()
    reply.header('cache-control', 'no-store')
    authorize(request, access).then(() => done(), done)
  })

  async function authorize(request: FastifyRequest, access: Access): Promise<void> {
    request.principal = await findPrincipal(authorizationOf(request))
    if (access === 'admin' && !request.principal.isAdmin) throw new Refusal('forbidden')
  }
}

/** Two headers could name two people, and whoever looks at one of them would be mistaken: then there is none. */
function authorizationOf({ raw, headers }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.length === AUTHORIZATION.length)
  return names.filter((name) => name.toLowerCase() === AUTHORIZATION).length > 1
    ? undefined
    : headers.authorization
}

/** Lets in the user whom the address names, and staff. */
function requireOwner(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  const { id } = request.params as { id: number }
  const principal = principalOf(request)
  done(principal.isAdmin || principal.userId === id ? undefined : new Refusal('forbidden'))
}

/** Who calls a protected route. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Refusal('unauthenticated')
  return request.principal
}

/** Who does something, when, and in which request. */
export type Actor = { userId: number; isAdmin: boolean; at: string; requestId: string }

export function actorOf(request: FastifyRequest): Actor {
  const { userId, isAdmin } = principalOf(request)
  return { userId, isAdmin, at: request.server.clock.now().toISOString(), requestId: request.id }
}
