import type { Instant, Scope } from '@luzzu/domain'
import type { GuestAccess } from '@luzzu/domain/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { instantAfter } from '../platform/clock'
import { Refusal } from '../platform/errors/refusal'
import { carriesApiToken } from '../platform/http/carries-api-token'
import { authenticateToken, requireScope } from './api-tokens/admit-token'

/** The authenticated caller, with the role that the database has now. A guest has an order and no account. */
export type Principal = {
  userId: number
  sessionId: string
  isAdmin: boolean
  order?: OrderAccess | undefined
}

/** What the link of an order lets its holder reach; `accountId`: whose order it is, if it is that of an account. */
export type OrderAccess = { id: number; accountId: number | null }

/** Whose records a caller may reach: those of an account, or those of an order. */
export type Owner = { userId: number } | { orderId: number }

/**
 * Resolves the `Authorization` header to a principal.
 * @throws {Refusal} `unauthenticated` without a valid token, `session-expired` when its session has ended.
 */
export type FindPrincipal = (authorization: string | undefined) => Promise<Principal>

export type Guests = {
  /**
   * Resolves `Order <token>` to what it lets its holder reach.
   * @throws {Refusal} `not-found` for a token that is wrong or old.
   */
  findOrder: (authorization: string) => Promise<OrderAccess>
  /** Whether visitors may book. */
  mayBook: () => Promise<boolean>
}

/** Who may call a route: everyone, any signed-in user, the user in the path, that user or staff, or staff only. */
export type Access = 'visitor' | 'customer' | 'self' | 'owner' | 'admin'

/** A program acts as staff, within the scopes of its token; it has no account. */
const PROGRAM: Principal = { userId: 0, sessionId: '', isAdmin: true }

/** Whoever has the link of an order. */
const GUEST: Principal = { userId: 0, sessionId: '', isAdmin: false }

const AUTHORIZATION = 'authorization'
const ORDER_TOKEN = /^Order(?:\s|$)/i

const carriesOrderToken = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config.guests === 'order-token' && ORDER_TOKEN.test(headers.authorization ?? '')

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Which API tokens may call it. */
    scope?: Scope | undefined
    /** On a public route: whether it asks who calls. A bad token counts as none. */
    knowsCaller?: boolean
    guests?: GuestAccess | undefined
  }
  interface FastifyRequest {
    principal: Principal | null
  }
}

/** Checks access before the body is read. A route without an `access` setting fails at startup. */
export function guardRoutes(app: FastifyInstance, findPrincipal: FindPrincipal, guests: Guests): void {
  app.decorateRequest('principal', null).decorateRequest('apiToken', null)

  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it.`)
    // These two need the parsed path parameters.
    const check =
      config.access === 'owner' ? requireOwner : config.access === 'self' ? requireSelf : undefined
    if (check) route.preHandler = [check, ...[route.preHandler ?? []].flat()]
  })

  // Public routes skip the asynchronous check.
  app.addHook('onRequest', (request, reply, done) => {
    const { access, knowsCaller } = request.routeOptions.config
    if (carriesApiToken(request.headers.authorization))
      return void admitToken(request, reply).then(() => done(), done)
    if (knowsCaller && request.headers.authorization !== undefined)
      return void recognize(request).then(() => done(), done)
    if (access === undefined || access === 'visitor') return done()
    reply.header('cache-control', 'no-store')
    const admit = carriesOrderToken(request) ? admitGuest(request) : authorize(request, access)
    admit.then(() => done(), done)
  })

  async function admitGuest(request: FastifyRequest): Promise<void> {
    const order = await guests.findOrder(authorizationOf(request) ?? '')
    request.principal = { ...GUEST, order }
  }

  /** A bad token is refused on public routes too; a good one may call those as anybody. */
  async function admitToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { access = 'visitor', knowsCaller, scope } = request.routeOptions.config
    reply.header('cache-control', 'no-store')
    const token = await authenticateToken(request, reply, authorizationOf(request) ?? '')
    if (access !== 'visitor') requireScope(token, scope)
    else if (!knowsCaller || !token.scopes.includes('bookings:write')) return
    request.principal = PROGRAM
  }

  async function recognize(request: FastifyRequest): Promise<void> {
    try {
      request.principal = await findPrincipal(authorizationOf(request))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }

  async function authorize(request: FastifyRequest, access: Access): Promise<void> {
    try {
      request.principal = await findPrincipal(authorizationOf(request))
    } catch (error) {
      if (!(error instanceof Refusal) || !(await isVisitor(request))) throw error
    }
    if (access === 'admin' && !request.principal?.isAdmin) throw new Refusal('forbidden')
  }

  /** Where visitors may book, a bad token counts as none. */
  const isVisitor = async ({ routeOptions }: FastifyRequest) =>
    routeOptions.config.guests === 'checkout' && (await guests.mayBook())
}

/** Duplicate headers are ambiguous between proxies and parsers, so they count as none. */
function authorizationOf({ raw, headers }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.length === AUTHORIZATION.length)
  return names.filter((name) => name.toLowerCase() === AUTHORIZATION).length > 1
    ? undefined
    : headers.authorization
}

/** Admits staff and the user whose id is in the path. */
function requireOwner(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  done(principalOf(request).isAdmin || isSelf(request) ? undefined : new Refusal('forbidden'))
}

/** Admits the user whose id is in the path. */
function requireSelf(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  done(isSelf(request) ? undefined : new Refusal('forbidden'))
}

/** Whether the user in the path is the caller. */
export function isSelf(request: FastifyRequest): boolean {
  return principalOf(request).userId === (request.params as { id: number }).id
}

/** The principal of a protected route. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Refusal('unauthenticated')
  return request.principal
}

/** Who reaches which records; staff reach all. */
export type Caller = Pick<Principal, 'userId' | 'isAdmin' | 'order'>

/** Whose records a caller is confined to; `undefined` for staff. */
export function ownerOf({ isAdmin, userId, order }: Caller): Owner | undefined {
  if (isAdmin) return undefined
  return order ? { orderId: order.id } : { userId }
}

/** The actor of a request for the audit log: who, when, request id. A program has a token and no account, a guest an order. */
export type Actor = {
  userId: number
  isAdmin: boolean
  at: Instant
  requestId: string
  tokenId?: number | undefined
  order?: OrderAccess | undefined
}

export function actorOf(request: FastifyRequest): Actor {
  const { userId, isAdmin, order } = principalOf(request)
  const at = instantAfter(request.server.clock.now())
  return { userId, isAdmin, at, requestId: request.id, tokenId: request.apiToken?.id, order }
}
