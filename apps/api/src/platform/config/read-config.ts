import { join, resolve } from 'node:path'
import { normalizeEmail } from '@luzzu/domain'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { readBackupPlan } from './backup-plan'
import { type Config, ConfigError, type StripeConfig } from './config'
import { isLocalHost, localUrl } from './config-checks'
import { EnvironmentSchema, STRIPE_API_URL } from './environment'

/**
 * Reads the environment.
 * @throws {ConfigError} for the first variable with an invalid value.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const env = decode(environment)
  const isPostgres = env.DATABASE_URL !== undefined
  if (isPostgres && !env.JWT_SECRET)
    throw new ConfigError('JWT_SECRET is required together with DATABASE_URL.')
  if (isPostgres && env.BACKUP_EVERY_HOURS)
    throw new ConfigError('BACKUP_EVERY_HOURS is for SQLite. With DATABASE_URL use the means of PostgreSQL.')
  const dataDir = resolve(env.DATA_DIR)
  const url = (env.SITE_URL ?? localUrl(env.HOST, env.PORT)).replace(/\/$/, '')
  const isNamed = env.SITE_URL !== undefined || (isLocalHost(env.HOST) && env.TRUST_PROXY.length === 0)
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    admin: { mail: normalizeEmail(env.ADMIN_EMAIL), password: env.ADMIN_PASSWORD },
    seed: env.SEED,
    jwtSecret: env.JWT_SECRET,
    previousJwtSecret: env.JWT_SECRET_PREVIOUS,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    site: {
      name: env.SITE_NAME,
      timeZone: env.TIME_ZONE,
      currency: env.CURRENCY,
      url,
    },
    remotesUrl: env.REMOTES_URL,
    serviceWorker: env.SERVICE_WORKER === 'on',
    releasesDir: env.RELEASES_DIR && resolve(env.RELEASES_DIR),
    allowedOrigins: env.ALLOWED_ORIGINS,
    webhookOrigins: env.WEBHOOK_ALLOWED_ORIGINS,
    stripe: readStripe(env),
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT === 'on',
    maxOpenRequests: env.MAX_OPEN_REQUESTS,
    retention: {
      mailDays: env.RETENTION_MAIL_DAYS,
      sessionDays: env.RETENTION_SESSION_DAYS,
      auditDays: env.RETENTION_AUDIT_DAYS,
    },
    backup: {
      everyHours: env.BACKUP_EVERY_HOURS,
      folder: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dataDir, 'backups'),
      keep: readBackupPlan(env.BACKUP_KEEP),
    },
    metricsToken: env.METRICS_TOKEN,
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    maxMemoryMb: env.MAX_MEMORY_MB,
    logLevel: env.LOG_LEVEL,
    warnings: isNamed ? [] : [unnamed(url)],
  }
}

function readStripe(env: ReturnType<typeof decode>): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets = '' } = env
  if (secretKey === undefined) return undefined
  const isLive = /^.._live_/.test(secretKey)
  const apiUrl = env.STRIPE_API_URL.replace(/\/$/, '')
  if (isLive && apiUrl !== STRIPE_API_URL)
    throw new ConfigError(
      `STRIPE_API_URL must be ${STRIPE_API_URL} with a live key. Another one is for test keys.`,
    )
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim())
  return {
    secretKey,
    isLive,
    apiUrl,
    webhookSecrets: webhookSecrets.filter(Boolean),
    hasReturnAddress: env.SITE_URL !== undefined,
  }
}

const unnamed = (url: string) =>
  `SITE_URL is not set: pages, emails and search engines are told ${url}, whatever address visitors use. Set it to that address, such as https://boats.example.com.`

/** Passwords are compared exactly. */
const LITERAL = 'ADMIN_PASSWORD'

/** The variables by their names, of the types that the schema gives them. */
function decode(environment: Record<string, string | undefined>) {
  const sent: Record<string, string> = {}
  for (const name of Object.keys(EnvironmentSchema.properties)) {
    const value = name === LITERAL ? environment[name] : environment[name]?.trim()
    if (value) sent[name] = value
  }
  const values = Value.Default(EnvironmentSchema, sent)
  const [error] = Value.Errors(EnvironmentSchema, values)
  if (error) throw describe(error.instancePath.slice(1), sent)
  return Value.Decode(EnvironmentSchema, values)
}

function describe(name: string, sent: Record<string, string>): ConfigError {
  const schema = (EnvironmentSchema.properties as Record<string, TSchema & { description?: string }>)[name]
  // Errors do not quote a rejected secret.
  const shown = /SECRET|PASSWORD|URL|TOKEN/.test(name) ? 'Its value' : `“${sent[name]}”`
  return new ConfigError(`${name} must be ${schema?.description}. ${shown} is not.`)
}
