import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { isCurrency, isTimeZone, MAX_LENGTH, PASSWORD_LENGTH, validateEmail } from '@luzzu/domain'
import type { Static } from 'typebox'
import Type from 'typebox'
import { isBackupPlan } from './backup-plan'
import {
  areWebhookSecrets,
  isAddressOrRange,
  isHost,
  isHttpAddress,
  isHttpOrigin,
  isMailSender,
  isPassword,
  isPostgresAddress,
  isSafeAddressOrFile,
  isSafeOrigin,
  isSiteAddress,
  isSiteName,
  isSmtpAddress,
  isStripeKey,
  isWholeNumber,
} from './config-checks'

const MEGABYTE = 1024 * 1024

/** An idle server needs nearly as much. */
const MIN_MEMORY_MB = 128

/** Half of the memory of the machine or container in megabytes, at most the heap limit. */
function defaultMemoryMb(): number {
  // Without a container limit the value is zero or larger than any machine.
  const container = process.constrainedMemory() || Number.POSITIVE_INFINITY
  const available = Math.min(totalmem(), container)
  const bytes = Math.min(available / 2, getHeapStatistics().heap_size_limit)
  return Math.max(MIN_MEMORY_MB, Math.floor(bytes / MEGABYTE))
}

/** Where Stripe itself answers. */
export const STRIPE_API_URL = 'https://api.stripe.com'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const MIN_SECRET_BYTES = 32
const MAX_DAYS = 36_500
const MAX_HOURS = 8760

type IsValid = (text: string) => boolean

/** A variable that may be missing; `meaning` completes the sentence "NAME must be …". */
const optional = (meaning: string, isValid: IsValid) =>
  Type.Optional(Type.Refine(Type.String({ description: meaning }), isValid))

const text = (fallback: string, meaning: string, isValid: IsValid) =>
  Type.Refine(Type.String({ description: meaning, default: fallback }), isValid)

const wholeNumber = (fallback: number, [min, max]: [min: number, max: number], meaning: string) =>
  Type.Decode(text(String(fallback), meaning, isWholeNumber(min, max)), Number)

const oneOf = <const Value extends string>(fallback: Value, values: readonly Value[], meaning: string) =>
  Type.Decode(
    text(fallback, meaning, (value) => values.some((one) => one === value)),
    (value) => value as Value,
  )

const list = (meaning: string, isValid: IsValid) =>
  Type.Decode(
    text('', meaning, (value) => entriesOf(value).every(isValid)),
    entriesOf,
  )

const entriesOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const days = (fallback: number) =>
  wholeNumber(fallback, [1, MAX_DAYS], `a whole number of days from 1 to ${MAX_DAYS}`)

const secret = () =>
  optional(
    `a secret of at least ${MIN_SECRET_BYTES} bytes`,
    (value) => Buffer.byteLength(value) >= MIN_SECRET_BYTES,
  )

/** Every variable that the product reads, with its default and what it may hold. */
export const EnvironmentSchema = Type.Object({
  HOST: text('127.0.0.1', 'an address or a name such as 127.0.0.1', isHost),
  PORT: wholeNumber(3000, [0, 65_535], 'a port from 0 to 65535'),
  DATA_DIR: text('./data', 'a folder', () => true),
  DATABASE_URL: optional('an address such as postgres://user:password@host/name', isPostgresAddress),
  ADMIN_EMAIL: text('admin@example.com', 'an email address', (mail) => validateEmail(mail) === undefined),
  ADMIN_PASSWORD: optional(
    `a password of ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, none of them a control character`,
    isPassword,
  ),
  SEED: oneOf('demo', ['demo', 'none'], 'demo or none'),
  JWT_SECRET: secret(),
  JWT_SECRET_PREVIOUS: secret(),
  SMTP_URL: optional('an address such as smtp://user:password@host:587', isSmtpAddress),
  MAIL_FROM: optional('an address such as Luzzu <bookings@example.com>', isMailSender),
  SITE_NAME: text('Luzzu', `a name of one line and at most ${MAX_LENGTH.siteName} characters`, isSiteName),
  SITE_URL: optional(
    'an http or https address without a path, such as https://boats.example.com',
    isSiteAddress,
  ),
  TIME_ZONE: text('Europe/Malta', 'a time zone such as Europe/Malta', isTimeZone),
  CURRENCY: text('USD', 'a currency code such as USD, of a currency with two decimals', isCurrency),
  REMOTES_URL: optional('an https address, an http address of this machine, or a file', isSafeAddressOrFile),
  RELEASES_DIR: optional('a folder', () => true),
  SERVICE_WORKER: oneOf('on', ['on', 'off'], 'on or off'),
  ALLOWED_ORIGINS: list('origins such as https://staff.example.com', isHttpOrigin),
  WEBHOOK_ALLOWED_ORIGINS: list('origins such as http://127.0.0.1:4000', isHttpOrigin),
  STRIPE_SECRET_KEY: optional(
    'a secret key of Stripe, which begins with sk_test_, sk_live_, rk_test_ or rk_live_',
    isStripeKey,
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    'one signing secret of Stripe, or two with a comma between',
    areWebhookSecrets,
  ),
  STRIPE_API_URL: text(
    STRIPE_API_URL,
    'an https origin such as https://api.stripe.com, or an http origin of this machine',
    isSafeOrigin,
  ),
  TRUST_PROXY: list('IP addresses or ranges such as 10.0.0.0/8', isAddressOrRange),
  RATE_LIMIT: oneOf('on', ['on', 'off'], 'on or off'),
  MAX_OPEN_REQUESTS: wholeNumber(10, [1, 1_000_000], 'a whole number from 1'),
  MAX_MEMORY_MB: wholeNumber(
    defaultMemoryMb(),
    [MIN_MEMORY_MB, 1_048_576],
    `a whole number from ${MIN_MEMORY_MB}`,
  ),
  RETENTION_MAIL_DAYS: days(90),
  RETENTION_SESSION_DAYS: days(90),
  RETENTION_AUDIT_DAYS: days(730),
  BACKUP_EVERY_HOURS: Type.Optional(
    Type.Decode(
      Type.Refine(
        Type.String({ description: `a number of hours above 0, at most ${MAX_HOURS}` }),
        (hours) => /^\d+(\.\d+)?$/.test(hours) && Number(hours) > 0 && Number(hours) <= MAX_HOURS,
      ),
      Number,
    ),
  ),
  BACKUP_DIR: optional('a folder', () => true),
  BACKUP_KEEP: text(
    '24h 14d 8w 12m',
    'counts of hours, days, weeks or months such as 24h 14d 8w 12m',
    isBackupPlan,
  ),
  METRICS_TOKEN: optional('a token of visible ASCII characters', (token) => /^[\x21-\x7e]+$/.test(token)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'an http or https address such as http://127.0.0.1:4318',
    isHttpAddress,
  ),
  LOG_LEVEL: text('info', LOG_LEVELS.join(', '), (level) => LOG_LEVELS.includes(level)),
})

export type EnvironmentVariable = keyof typeof EnvironmentSchema.properties & string
export type Environment = Static<typeof EnvironmentSchema>
