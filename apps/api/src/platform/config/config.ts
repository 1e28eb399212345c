import type { BackupPlan } from './backup-plan'

export type Config = {
  host: string
  port: number
  /** Absolute path of the folder for database, secrets and emails on disk. */
  dataDir: string
  /** A PostgreSQL connection URL; without it the data is in a SQLite file in `dataDir`. */
  databaseUrl: string | undefined
  admin: { mail: string; password: string | undefined }
  seed: 'demo' | 'none'
  jwtSecret: string | undefined
  /** The secret before the last rotation: verifies tokens but signs none. */
  previousJwtSecret: string | undefined
  mail: { smtpUrl: string | undefined; from: string | undefined }
  site: { name: string; timeZone: string; currency: string; url: string }
  remotesUrl: string | undefined
  /** The folder of packed releases of areas. */
  releasesDir: string | undefined
  /** Whether browsers keep a service worker; otherwise one that they have removes itself. */
  serviceWorker: boolean
  allowedOrigins: string[]
  /** Origins to which webhooks may be sent whatever their address. */
  webhookOrigins: string[]
  /** The payment gateway; without it nothing can be paid online. */
  stripe: StripeConfig | undefined
  trustProxy: string[]
  rateLimit: boolean
  maxOpenRequests: number
  /** Retention periods in days. */
  retention: { mailDays: number; sessionDays: number; auditDays: number }
  /** The server's own backups of SQLite; none without `everyHours`. */
  backup: { everyHours: number | undefined; folder: string; keep: BackupPlan }
  /** Bearer token that allows reading the metrics from anywhere. */
  metricsToken: string | undefined
  /** Whether traces are exported, by OpenTelemetry's own variables. */
  isTraced: boolean
  /** Memory limit in megabytes, beyond which requests are rejected. */
  maxMemoryMb: number
  logLevel: string
  /** What the operator should know at the start, in sentences. */
  warnings: string[]
}

export type StripeConfig = {
  secretKey: string
  /** Whether the key moves real money. */
  isLive: boolean
  apiUrl: string
  /** Any of them may have signed a webhook; without one there are none. */
  webhookSecrets: string[]
  /** Whether `SITE_URL` says where guests come back from a payment; payments online cannot be turned on without. */
  hasReturnAddress: boolean
}

/** A variable of the environment has an invalid value; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
