import type { RouteOptions } from 'fastify'
import type { Resolve } from './features/webhooks/delivery/post-event'
import type { Clock } from './platform/clock'
import type { Config } from './platform/config/config'
import type { OpenedDatabase } from './platform/database/opened-database'
import type { Log } from './platform/http/server-options'
import type { Transport } from './platform/mail/transport'
import type { Tracing } from './platform/tracing/tracing'
import type { WebRoots } from './platform/web/serve-pages'

/** What the server is put together from. */
export type AppDependencies = {
  config: Config
  database: OpenedDatabase
  clock: Clock
  jwtSecret: string
  webRoots: WebRoots
  log?: Log
  transport?: Transport
  tracing?: Tracing | undefined
  /** Looks up the names of webhook endpoints; the system does otherwise. */
  resolveWebhook?: Resolve
  /** Told of every route, for lists of them. */
  onRoute?: (route: RouteOptions) => void
  /** Whether requests are rejected when the machine is overloaded. */
  shedLoad?: boolean
}
