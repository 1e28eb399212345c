/** What the environment settles, read once at the start. */
export type Config = {
  host: string
  port: number
  /** Absolute path of the folder for database, secrets and mail on disk. */
  dataDir: string
  /** A PostgreSQL address; without it the data lies in a SQLite file of `dataDir`. */
  databaseUrl: string | undefined
  admin: { mail: string; password: string | undefined }
  seed: 'demo' | 'none'
  jwtSecret: string | undefined
  /** Signs nothing any more; what it has signed is still good. */
  previousJwtSecret: string | undefined
  mail: { smtpUrl: string | undefined; from: string | undefined }
  site: { name: string; timeZone: string; currency: string; url: string }
  remotesUrl: string | undefined
  allowedOrigins: string[]
  trustProxy: string[]
  rateLimit: boolean
  maxOpenRequests: number
  /** For how many days what has ended is kept. */
  retention: { mailDays: number; sessionDays: number; auditDays: number }
  /** How large the process may become before it turns requests away. */
  maxMemoryMb: number
  logLevel: string
}

/** A variable of the environment holds what it cannot hold; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
