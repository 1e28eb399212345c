import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './config'
import { prepareDataFolder, readOrCreateJwtSecret } from './data-folder'
import { readConfig } from './read-config'

test('without variables the product listens locally, with the sample catalogue', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    admin: { mail: 'admin@example.com', password: undefined },
    seed: 'demo',
    site: { name: 'Luzzu', timeZone: 'Europe/Malta', currency: 'USD', url: 'http://127.0.0.1:3000' },
    serviceWorker: true,
    rateLimit: true,
    maxOpenRequests: 10,
    retention: { mailDays: 90, sessionDays: 90, auditDays: 730 },
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HOST', '300.1.1.1'],
  ['HOST', 'no such host'],
  ['HOST', 'http://127.0.0.1'],
  ['HOST', 'fe80::1%eth0'],
  ['HOST', '[::1]'],
  ['HOST', '*'],
  ['SITE_NAME', 'two\nlines'],
  ['SITE_NAME', 'x'.repeat(101)],
  ['DATABASE_URL', 'mysql://x'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['SEED', 'much'],
  ['JWT_SECRET', 'short'],
  ['SMTP_URL', 'localhost:25'],
  ['TIME_ZONE', 'Europe/Atlantis'],
  ['CURRENCY', 'DOLLAR'],
  ['CURRENCY', 'JPY'],
  ['ALLOWED_ORIGINS', 'https://a.example/path'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMIT', 'maybe'],
  ['SERVICE_WORKER', 'maybe'],
  ['MAX_OPEN_REQUESTS', '0'],
  ['RETENTION_MAIL_DAYS', '0'],
  ['RETENTION_SESSION_DAYS', '1.5'],
  ['RETENTION_AUDIT_DAYS', 'forever'],
  ['MAX_MEMORY_MB', '127'],
  ['MAX_MEMORY_MB', '1.5'],
  ['MAX_MEMORY_MB', 'much'],
  ['LOG_LEVEL', 'loud'],
  ['JWT_SECRET_PREVIOUS', 'short'],
  ['SITE_URL', 'boats.example.com'],
  ['SITE_URL', 'ftp://boats.example.com'],
  ['SITE_URL', 'https://boats.example.com/malta'],
  ['SITE_URL', 'https://user:secret@boats.example.com'],
  ['STRIPE_SECRET_KEY', 'pk_test_51'],
  ['STRIPE_SECRET_KEY', 'sk_test_'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_1,whsec_2,whsec_3'],
  ['STRIPE_API_URL', 'http://stripe.example.com'],
  ['STRIPE_API_URL', 'https://stripe.example.com/v1'],
  ['REMOTES_URL', 'ftp://files.example.com/remotes.json'],
  ['REMOTES_URL', 'data:application/json,{}'],
  ['REMOTES_URL', 'http://'],
  ['REMOTES_URL', 'http://files.example.com/remotes.json'],
  ['METRICS_TOKEN', 'two words'],
  ['BACKUP_EVERY_HOURS', '0'],
  ['BACKUP_EVERY_HOURS', '-1'],
  ['BACKUP_EVERY_HOURS', 'hourly'],
  ['BACKUP_EVERY_HOURS', '1e3'],
  ['BACKUP_KEEP', '24'],
  ['BACKUP_KEEP', '24h 12h'],
  ['BACKUP_KEEP', '0h 0d'],
  ['BACKUP_KEEP', '3y'],
])('%s cannot be %s, and the error says so', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+`))
})

test('the memory limit depends on the machine or is configured', () => {
  const { maxMemoryMb } = readConfig({})
  expect(maxMemoryMb).toBeGreaterThanOrEqual(128)
  expect(maxMemoryMb * 1024 * 1024).toBeLessThanOrEqual(Math.max(128 * 1024 * 1024, totalmem() / 2))
  expect(readConfig({ MAX_MEMORY_MB: '128' }).maxMemoryMb).toBe(128)
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '0:0:0:0:0:0:0:0' }, 'http://localhost:3000'],
  [{ HOST: '::1', PORT: '80' }, 'http://[::1]'],
  [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
  [{ HOST: 'LocalHost' }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0', SITE_URL: 'https://boats.example.com/' }, 'https://boats.example.com'],
])('with %j emailed links lead to %s', (environment, url) => {
  expect(readConfig(environment).site.url).toBe(url)
})

test.each([
  'https://files.example.com/remotes.json',
  'http://127.0.0.1:8080/remotes.json',
  'http://localhost/remotes.json',
  'remotes.json',
  '/etc/luzzu/remotes.json',
  'C:\\remotes.json',
])('the manifest can be at %s', (place) => {
  expect(readConfig({ REMOTES_URL: place }).remotesUrl).toBe(place)
})

test.each([
  [{ HOST: '0.0.0.0' }, ['http://localhost:3000']],
  [{ HOST: '::' }, ['http://localhost:3000']],
  [{ HOST: '192.168.1.5', PORT: '80' }, ['http://192.168.1.5']],
  [{ TRUST_PROXY: '127.0.0.1' }, ['http://127.0.0.1:3000']],
  [{ HOST: '0.0.0.0', SITE_URL: 'https://boats.example' }, []],
  [{ HOST: '::1' }, []],
  [{ HOST: 'localhost' }, []],
  [{}, []],
])('whoever serves others without an address of the site is told: %j', (environment, named) => {
  const { warnings } = readConfig(environment)
  expect(warnings).toHaveLength(named.length)
  for (const url of named)
    expect(warnings.join()).toContain(
      `SITE_URL is not set: pages, emails and search engines are told ${url},`,
    )
})

test('a password is taken as written, other values without the spaces around them', () => {
  const config = readConfig({ ADMIN_PASSWORD: ' salt and sun ', ADMIN_EMAIL: ' owner@example.com ' })
  expect(config.admin).toEqual({ mail: 'owner@example.com', password: ' salt and sun ' })
  expect(readConfig({ ADMIN_PASSWORD: '' }).admin.password).toBeUndefined()
})

test('an error does not quote a rejected secret', () => {
  expect(() => readConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
})

test('backups of its own are made of SQLite alone', () => {
  expect(readConfig({}).backup).toMatchObject({
    everyHours: undefined,
    folder: expect.stringMatching(/data[/\\]backups$/),
    keep: { hours: 24, days: 14, weeks: 8, months: 12 },
  })
  expect(readConfig({ BACKUP_EVERY_HOURS: '0.25', BACKUP_KEEP: '2d' }).backup).toMatchObject({
    everyHours: 0.25,
    keep: { hours: 0, days: 2, weeks: 0, months: 0 },
  })
  const environment = { DATABASE_URL: 'postgres://localhost/luzzu', JWT_SECRET: 'x'.repeat(32) }
  expect(() => readConfig({ ...environment, BACKUP_EVERY_HOURS: '1' })).toThrow(
    'BACKUP_EVERY_HOURS is for SQLite',
  )
})

test('PostgreSQL requires a shared secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/luzzu' })).toThrow('JWT_SECRET is required')
})

test.runIf(process.platform === 'linux')('a data folder that cannot be created is refused', () => {
  expect(() => prepareDataFolder('/proc/nowhere/data')).toThrow(/^DATA_DIR: the folder .+ cannot be used/)
})

test('a file is refused as data folder, and left unchanged', () => {
  const file = fileURLToPath(import.meta.url)
  const before = statSync(file).mode
  expect(() => prepareDataFolder(file)).toThrow(/^DATA_DIR: the folder .+ cannot be used/)
  expect(statSync(file).mode).toBe(before)
})

test('the data folder is private, and its secret is created once', () => {
  const parent = mkdtempSync(join(tmpdir(), 'luzzu-config-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, 'data')
  prepareDataFolder(folder)

  const [first, second] = [readOrCreateJwtSecret(folder), readOrCreateJwtSecret(folder)]

  expect(first).toBe(second)
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect([statSync(folder).mode & 0o777, statSync(join(folder, 'jwt-secret')).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
})

test('a secret that a full disk has left empty is made again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'jwt-secret'), '')

  const [first, second] = [readOrCreateJwtSecret(folder), readOrCreateJwtSecret(folder)]

  expect(first).toBe(second)
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(readdirSync(folder)).toEqual(['jwt-secret'])
})

const SITE_URL = 'https://boats.example.com'

test.each([
  ['sk_test_51abc', false],
  ['rk_test_51abc', false],
  ['sk_live_51abc', true],
  ['rk_live_51abc', true],
])('%s is a key of Stripe, of live mode: %s', (key, isLive) => {
  expect(readConfig({ STRIPE_SECRET_KEY: key, SITE_URL }).stripe).toEqual({
    secretKey: key,
    isLive,
    apiUrl: 'https://api.stripe.com',
    webhookSecrets: [],
    hasReturnAddress: true,
  })
})

test('another Stripe is for test keys, and webhooks may be signed by one of two secrets', () => {
  const environment = {
    SITE_URL,
    STRIPE_API_URL: 'http://127.0.0.1:12111',
    STRIPE_WEBHOOK_SECRET: 'one, two',
  }
  expect(readConfig({ ...environment, STRIPE_SECRET_KEY: 'sk_test_51' }).stripe).toMatchObject({
    apiUrl: 'http://127.0.0.1:12111',
    webhookSecrets: ['one', 'two'],
  })
  expect(() => readConfig({ ...environment, STRIPE_SECRET_KEY: 'sk_live_51' })).toThrow(
    /^STRIPE_API_URL must be https:\/\/api\.stripe\.com with a live key\./,
  )
})

test('guests come back from a payment to the address of the site, which has to be known', () => {
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_51' }).stripe).toMatchObject({ hasReturnAddress: false })
  expect(readConfig({ SITE_URL }).stripe).toBeUndefined()
})
