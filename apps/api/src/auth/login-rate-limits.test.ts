import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { JWT_SECRET, type TestApp, testApp } from '../../test/support/test-app'
import { isOnPostgres } from '../../test/support/test-database'
import { buildApp } from '../app'

const MARIA = {
  username: 'Maria Vella',
  mail: 'maria@example.com',
  password: 'salt and sun',
  phone: '+35679000000',
}
const HOME = '203.0.113.7'

async function start() {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  await fixture.app.inject({ method: 'POST', url: '/api/register', payload: MARIA })
  const logIn = (remoteAddress: string, password = MARIA.password, app = fixture.app) => {
    const payload = { mail: MARIA.mail, password }
    return app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload })
  }
  const statuses = async (addresses: string[], password = 'wrong') => {
    const found: number[] = []
    for (const address of addresses) found.push((await logIn(address, password)).statusCode)
    return found
  }
  return { ...fixture, logIn, statuses }
}

const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))
const hex = (number: number) => number.toString(16)
/** One after the other: an attempt that waits too long for the row of the account is counted elsewhere. */
async function exceedAccountLimit({ app }: TestApp, by: number, mail = MARIA.mail) {
  for (let count = 0; count < 100 + by; count += 1) await app.rateLimits.countExcess(['login/account', mail])
}

/** The delays of logins from now on, in milliseconds; none of them is waited for. */
function loginDelays(): number[] {
  const delays: number[] = []
  const { setTimeout: pause } = timers
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms, value, options) => {
    // Transactions wait before they are tried again, as does what runs in the background.
    if (!new Error().stack?.includes('at delayAttempt ')) return pause(ms, value, options)
    delays.push(ms ?? 0)
    return value as never
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  return delays
}

test('addresses of one /56 count as one network, in every notation', async () => {
  const { statuses, logIn } = await start()
  const addresses = times(10, (at) =>
    at % 2 ? `2001:db8:1:2${hex(at).padStart(2, '0')}::1` : `2001:0DB8:1:20${hex(at)}:0:0:0:${at}`,
  )
  expect(await statuses(addresses)).toEqual(times(10, () => 401))

  expect((await logIn('2001:db8:1:2ff::1')).json()).toMatchObject({ status: 429 })
  expect((await logIn('2001:db8:1:300::1')).statusCode).toBe(200)
})

test('the networks of one /48 share a limit', async () => {
  const { statuses } = await start()
  const addresses = times(41, (at) => `2001:db8:1:${hex(at + 1)}00::1`)
  expect(await statuses(addresses)).toEqual([...times(40, () => 401), 429])
})

test('an IPv4-mapped IPv6 address counts as IPv4', async () => {
  const { statuses, logIn } = await start()
  expect(await statuses(times(10, (at) => `::ffff:203.0.113.${at + 1}`))).toEqual(times(10, () => 401))
  expect((await logIn('203.0.113.99')).statusCode).toBe(429)
})

test('wrong passwords from other networks block neither the owner nor the correct password', async () => {
  const fixture = await start()
  const { logIn, statuses } = fixture
  expect((await logIn(HOME)).statusCode).toBe(200)
  await exceedAccountLimit(fixture, 20)

  const delays = loginDelays()
  expect((await logIn('203.0.113.200')).statusCode).toBe(200)
  expect(delays).toEqual([])
  expect((await logIn('198.51.100.9')).statusCode).toBe(200)
  expect(delays).toEqual([2100])
  // The limit per account still applies.
  expect(await statuses(times(10, () => HOME))).toEqual(times(10, () => 401))
  expect((await logIn(HOME)).statusCode).toBe(429)
})

test('an unknown account is delayed like any other', async () => {
  const fixture = await start()
  const payload = { mail: 'nobody@example.com', password: 'wrong' }
  await exceedAccountLimit(fixture, 10, payload.mail)
  const delays = loginDelays()
  const reply = await fixture.app.inject({ method: 'POST', url: '/api/login', payload })
  expect(reply.statusCode).toBe(401)
  expect(delays).toEqual([1100])
})

test.runIf(isOnPostgres)('a network known to one process is known to all', async () => {
  const fixture = await start()
  const { config, database, clock, logIn } = fixture
  const webRoots = { shell: '/nowhere', remotes: {} }
  const other = await buildApp({ config, database, clock, jwtSecret: JWT_SECRET, webRoots })
  onTestFinished(() => other.close())
  expect((await logIn(HOME)).statusCode).toBe(200)
  await exceedAccountLimit(fixture, 50)

  const delays = loginDelays()
  expect((await logIn('198.51.100.9', MARIA.password, other)).statusCode).toBe(200)
  expect(delays).toEqual([5000])
  expect((await logIn(HOME, MARIA.password, other)).statusCode).toBe(200)
  expect(delays).toEqual([5000])
})

test('an email with a control character is unknown', async () => {
  const { app } = await start()
  for (const mail of ['maria\0@example.com', 'maria@example.com\0', 'maria\u0001@example.com']) {
    const payload = { mail, password: MARIA.password }
    const reply = await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: HOME })
    expect(reply.json()).toMatchObject({ status: 401, message: 'Invalid email or password' })
  }
})

test('an account logs in 30 times in a quarter of an hour; strangers use none of it up', async () => {
  const { logIn, statuses } = await start()
  expect(await statuses(times(5, (at) => `198.51.100.${at}`))).toEqual(times(5, () => 401))
  const right = times(30, (at) => `203.0.113.${at}`)
  expect(await statuses(right, MARIA.password)).toEqual(times(30, () => 200))
  const refused = await logIn(HOME)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('what one limit refuses counts for none of the others', async () => {
  const { app } = await start()
  const network = ['reset/network', 'a'] as const
  for (let attempt = 0; attempt < 5; attempt += 1) await app.rateLimits.consume([['reset/account', 'full']])
  for (let attempt = 0; attempt < 50; attempt += 1)
    await expect(app.rateLimits.consume([network, ['reset/account', 'full']])).rejects.toThrow()
  for (let attempt = 0; attempt < 20; attempt += 1) await app.rateLimits.consume([network])
  await expect(app.rateLimits.consume([network])).rejects.toThrow()
})
