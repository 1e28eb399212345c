import type { Instant, Reseller } from '@luzzu/domain'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../auth/access'
import { instantAfter } from '../../platform/clock'
import type { Moment } from '../../platform/settings/site'
import { type Capabilities, capabilitiesOf } from './capabilities'
import { OctoError } from './octo-error'
import type { PriceContext } from './pricing'

/** For whom something is shown, when, and with what beyond the core. */
export type Viewer = Moment & PriceContext & { reseller: Reseller; capabilities: Capabilities }

/** The reseller who asks. */
export type Caller = Viewer & {
  tokenId: number
  isTest: boolean
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
