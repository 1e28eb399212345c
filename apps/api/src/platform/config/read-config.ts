import { resolve } from 'node:path'
import { checkEmail, isTimeZone, normalizeEmail } from '@luzzu/domain'
import { type Config, ConfigError } from './config'
import {
  isAddressOrRange,
  isCurrency,
  isHost,
  isHttpOrigin,
  isMailSender,
  isPostgresAddress,
  isSafeAddressOrFile,
  isSiteAddress,
  isSiteName,
  isSmtpAddress,
  isWholeNumber,
  ownAddress,
} from './config-checks'
import { defaultMemoryMb, LEAST_MEMORY_MB } from './machine-memory'

type Environment = Record<string, string | undefined>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const MIN_SECRET_BYTES = 32
const SITE_ADDRESS = 'an http or https address without a path, such as https://boats.example.com'
const SAFE_ADDRESS_OR_FILE = 'an https address, an http address of this machine, or a file'
const LONG_SECRET = `a secret of at least ${MIN_SECRET_BYTES} bytes`

/**
 * Reads the environment.
 * @throws {ConfigError} for the first variable with an invalid value.
 */
export function readConfig(environment: Environment): Config {
  const text = (name: string) => environment[name]?.trim() || undefined
  const read = (name: string, fallback: string, isValid: (value: string) => boolean, meaning: string) =>
    checked(name, text(name) ?? fallback, isValid, meaning)
  const optional = (name: string, isValid: (value: string) => boolean, meaning: string) => {
    const value = text(name)
    return value === undefined ? undefined : checked(name, value, isValid, meaning)
  }
  const list = (name: string, isValid: (value: string) => boolean, meaning: string) =>
    (text(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => checked(name, entry, isValid, meaning))

  const days = (name: string, fallback: string) =>
    Number(read(name, fallback, isWholeNumber(1, 36_500), 'a whole number of days from 1 to 36500'))

  const host = read('HOST', '127.0.0.1', isHost, 'an address or a name such as 127.0.0.1')
  const port = Number(read('PORT', '3000', isWholeNumber(0, 65_535), 'a port from 0 to 65535'))
  const databaseUrl = optional(
    'DATABASE_URL',
    isPostgresAddress,
    'an address such as postgres://user:password@host/name',
  )
  const jwtSecret = optional('JWT_SECRET', isLongSecret, LONG_SECRET)
  if (databaseUrl && !jwtSecret) throw new ConfigError('JWT_SECRET is required together with DATABASE_URL.')
  return {
    host,
    port,
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    databaseUrl,
    admin: {
      mail: normalizeEmail(
        read('ADMIN_EMAIL', 'admin@example.com', (mail) => !checkEmail(mail), 'an e-mail address'),
      ),
      password: optional('ADMIN_PASSWORD', isPassword, 'a password of 8 to 128 characters'),
    },
    seed:
      read('SEED', 'demo', (seed) => ['demo', 'none'].includes(seed), 'demo or none') === 'none'
        ? 'none'
        : 'demo',
    jwtSecret,
    previousJwtSecret: optional('JWT_SECRET_PREVIOUS', isLongSecret, LONG_SECRET),
    mail: {
      smtpUrl: optional('SMTP_URL', isSmtpAddress, 'an address such as smtp://user:password@host:587'),
      from: optional('MAIL_FROM', isMailSender, 'an address such as Luzzu <bookings@example.com>'),
    },
    site: {
      name: read('SITE_NAME', 'Luzzu', isSiteName, 'a name of one line and at most 100 characters'),
      timeZone: read('TIME_ZONE', 'Europe/Malta', isTimeZone, 'a time zone such as Europe/Malta'),
      currency: read('CURRENCY', 'USD', isCurrency, 'a currency code such as USD'),
      url: read('SITE_URL', ownAddress(host, port), isSiteAddress, SITE_ADDRESS).replace(/\/$/, ''),
    },
    remotesUrl: optional('REMOTES_URL', isSafeAddressOrFile, SAFE_ADDRESS_OR_FILE),
    allowedOrigins: list('ALLOWED_ORIGINS', isHttpOrigin, 'origins such as https://staff.example.com'),
    trustProxy: list('TRUST_PROXY', isAddressOrRange, 'IP addresses or ranges such as 10.0.0.0/8'),
    rateLimit: read('RATE_LIMIT', 'on', (value) => ['on', 'off'].includes(value), 'on or off') === 'on',
    retention: {
      mailDays: days('RETENTION_MAIL_DAYS', '90'),
      sessionDays: days('RETENTION_SESSION_DAYS', '90'),
      auditDays: days('RETENTION_AUDIT_DAYS', '730'),
    },
    maxOpenRequests: Number(
      read('MAX_OPEN_REQUESTS', '10', isWholeNumber(1, 1_000_000), 'a whole number from 1'),
    ),
    maxMemoryMb: Number(
      read(
        'MAX_MEMORY_MB',
        String(defaultMemoryMb()),
        isWholeNumber(LEAST_MEMORY_MB, 1_048_576),
        `a whole number from ${LEAST_MEMORY_MB}`,
      ),
    ),
    logLevel: read('LOG_LEVEL', 'info', (level) => LOG_LEVELS.includes(level), LOG_LEVELS.join(', ')),
  }
}

function checked(name: string, value: string, isValid: (value: string) => boolean, meaning: string): string {
  if (isValid(value)) return value
  // Errors do not quote a rejected secret.
  const shown = /SECRET|PASSWORD|URL/.test(name) ? 'Its value' : `“${value}”`
  throw new ConfigError(`${name} must be ${meaning}. ${shown} is not.`)
}

const isLongSecret = (secret: string) => Buffer.byteLength(secret) >= MIN_SECRET_BYTES
const isPassword = (password: string) => [...password].length >= 8 && [...password].length <= 128
