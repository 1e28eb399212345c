import type { DeferredAudit } from '../audit/deferred-audit'
import type { Clock } from '../clock'
import type { Config } from '../config/config'
import type { CatalogueRevision } from '../database/catalogue-revision'
import type { Db } from '../database/schema'
import type { JobRunner } from '../jobs/jobs'
import type { Relay } from '../mail/relay'
import type { FindSite, Moment } from '../settings/site'
import type { StripeGateway } from '../stripe/stripe-gateway'
import type { Caches } from './cache/cached-response'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    findSite: FindSite
    findMoment: () => Promise<Moment>
    clock: Clock
    config: Config
    catalogueRevision: CatalogueRevision
    caches: Caches
    deferredAudit: DeferredAudit
    relay: Relay
    /** The payment gateway, where there is a key of it. */
    stripe: StripeGateway | undefined
    jobs: JobRunner
    /** The methods of the routes at a path. */
    methodsOf: (path: string) => Promise<string[]>
  }
}
