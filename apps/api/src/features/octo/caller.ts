import type { Instant, Reseller } from '@luzzu/domain'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../auth/access'
import { instantAfter } from '../../platform/clock'
import type { Moment } from '../../platform/settings/site'
import { type Capabilities, capabilitiesOf } from './capabilities'
import { OctoError } from './octo-error'
import type { PriceContext } from './pricing'

/** The reseller who asks, when, and for what. */
export type Caller = Moment &
  PriceContext & {
    tokenId: number
    reseller: Reseller
    isTest: boolean
    capabilities: Capabilities
    actor: Actor
    at: Instant
  }

/** @throws {OctoError} `FORBIDDEN` for a token that belongs to no reseller. */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
  const { apiToken } = request
  if (!apiToken?.reseller) throw new OctoError('FORBIDDEN')
  const { site, now } = await request.server.findMoment()
  const at = instantAfter(now)
  return {
    site,
    now,
    at,
    tokenId: apiToken.id,
    reseller: apiToken.reseller,
    isTest: apiToken.mode === 'test',
    capabilities: capabilitiesOf(request),
    currency: site.currency,
    commissionPercent: apiToken.reseller.commission_percent,
    actor: { userId: 0, isAdmin: false, at, requestId: request.id, tokenId: apiToken.id },
  }
}
