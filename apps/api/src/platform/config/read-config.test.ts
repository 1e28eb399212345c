import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './config'
import { keepJwtSecret, prepareDataFolder } from './data-folder'
import { readConfig } from './read-config'

test('without any variable the product runs on this machine alone, with a sample catalogue', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    admin: { mail: 'admin@example.com', password: undefined },
    seed: 'demo',
    site: { name: 'Luzzu', timeZone: 'Europe/Malta', currency: 'USD', url: 'http://127.0.0.1:3000' },
    rateLimit: true,
    maxOpenRequests: 10,
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['SEED', 'much'],
  ['JWT_SECRET', 'short'],
  ['SMTP_URL', 'localhost:25'],
  ['TIME_ZONE', 'Europe/Atlantis'],
  ['CURRENCY', 'DOLLAR'],
  ['ALLOWED_ORIGINS', 'https://a.example/path'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMIT', 'maybe'],
  ['MAX_OPEN_REQUESTS', '0'],
  ['LOG_LEVEL', 'loud'],
])('%s cannot be %s, and a sentence says so', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+`))
})

test('a secret that is refused is not repeated', () => {
  expect(() => readConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
})

test('PostgreSQL asks for a secret that its processes share', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/luzzu' })).toThrow('JWT_SECRET is required')
})

test('the data folder is closed to others, and its secret stays the same', () => {
  const parent = mkdtempSync(join(tmpdir(), 'luzzu-config-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, 'data')
  prepareDataFolder(folder)

  const [first, second] = [keepJwtSecret(folder), keepJwtSecret(folder)]

  expect(first).toBe(second)
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect([statSync(folder).mode & 0o777, statSync(join(folder, 'jwt-secret')).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
})
