import type { Scope } from '@luzzu/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/errors/refusal'
import { byNetwork } from '../rate-limits'
import { type ApiToken, findApiToken } from './find-api-token'
import { hashOfHeader } from './secrets'
import type { LimitToken } from './token-limits'

declare module 'fastify' {
  interface FastifyInstance {
    limitToken: LimitToken
  }
  interface FastifyRequest {
    /** The program that calls, if it is one. */
    apiToken: ApiToken | null
  }
}

/** Reads that need a body. */
const READS = /^\/octo\/availability/

/**
 * Finds the token of a request and counts the request.
 * @throws {Refusal} `invalid-token`, `too-many-requests` for too many of them, or of wrong ones from one network.
 */
export async function authenticateToken(
  request: FastifyRequest,
  reply: FastifyReply,
  authorization: string,
): Promise<ApiToken> {
  const { db, clock, rateLimits, limitToken } = request.server
  const token = await findApiToken(db, hashOfHeader(authorization), clock.now())
  if (!token) {
    await rateLimits.consume(byNetwork('token/network', request.ip))
    throw new Refusal('invalid-token')
  }
  request.apiToken = token
  const isRead = ['GET', 'HEAD'].includes(request.method) || READS.test(request.url)
  await limitToken(token, isRead ? 'requests' : 'writes', reply)
  return token
}

/** @throws {Refusal} `insufficient-scope` */
export function requireScope({ scopes }: ApiToken, scope: Scope | undefined): void {
  if (scope === undefined || !scopes.includes(scope)) throw new Refusal('insufficient-scope', { scope })
}
