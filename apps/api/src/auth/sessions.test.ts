import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../test/support/sign-in'
import { JWT_SECRET, type TestApp, testApp } from '../../test/support/test-app'
import { isOnPostgres } from '../../test/support/test-database'
import { buildApp } from '../app'
import { DAY, HOUR, MINUTE } from '../platform/clock'
import { readConfig } from '../platform/config/read-config'

const NO_PAGES = { shell: '/nowhere', remotes: {} }

const PERSON = {
  username: 'Maria Vella',
  mail: 'maria@example.com',
  password: 'salt and sun',
  phone: '+356 7900-0000',
}

const register = ({ app }: TestApp) => app.inject({ method: 'POST', url: '/api/register', payload: PERSON })
const logIn = (
  { app }: TestApp,
  password = PERSON.password,
  remoteAddress = '203.0.113.7',
  mail = PERSON.mail,
) => app.inject({ method: 'POST', url: '/api/login', payload: { mail, password }, remoteAddress })

test('a registered user can log in, ignoring case and whitespace around the email', async () => {
  const fixture = await testApp()
  const registered = await register(fixture)
  expect(registered.json()).toMatchObject({ username: 'Maria Vella', message: expect.any(String) })

  const reply = await logIn(fixture, PERSON.password, undefined, '  MARIA@Example.com ')

  expect(reply.json()).toMatchObject({
    message: 'Welcome back, Maria Vella!',
    expires_at: new Date(fixture.clock.now().getTime() + 30 * DAY).toISOString(),
    user: { id_user_pk: registered.json().id_user_pk, username: 'Maria Vella', permission_level: 0 },
  })
  const user = await fixture.app.inject({
    url: `/api/user/${registered.json().id_user_pk}`,
    headers: { authorization: `Bearer ${reply.json().token}` },
  })
  expect(user.json()).toEqual({
    id_user_pk: registered.json().id_user_pk,
    username: 'Maria Vella',
    mail: 'maria@example.com',
    phone: '+35679000000',
    permission_level: 0,
  })
  expect(user.headers['cache-control']).toBe('no-store')
  expect((await fixture.mails()).map(({ subject }) => subject)).toEqual(['Welcome to Luzzu'])
})

test('an email belongs to one account, in every notation', async () => {
  const fixture = await testApp()
  await register(fixture)

  const again = await fixture.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { ...PERSON, mail: 'MARIA@example.com' },
  })

  expect(again.json()).toMatchObject({
    status: 409,
    type: '/problems/duplicate',
    message: 'This email cannot be used to register.',
  })
})

test('of concurrent registrations with one email, one succeeds', async () => {
  const fixture = await testApp()
  const replies = await Promise.all(Array.from({ length: 8 }, () => register(fixture)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
})

test('whitespace around a password is significant', async () => {
  const fixture = await testApp()
  await register(fixture)
  expect((await logIn(fixture, ` ${PERSON.password}`)).statusCode).toBe(401)
})

test('logging out ends the session from the next request on', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const visit = () => fixture.app.inject({ url: `/api/user/${customer.id}`, headers: customer.headers })
  expect((await visit()).statusCode).toBe(200)

  const logOut = () =>
    fixture.app.inject({
      method: 'POST',
      url: '/api/logout',
      payload: { session_token: customer.session_token },
    })
  expect([(await logOut()).statusCode, (await logOut()).statusCode]).toEqual([204, 204])

  expect((await visit()).json()).toMatchObject({
    type: '/problems/session-expired',
    message: 'Your session has ended. Please log in again.',
  })
})

test.each([
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'json'],
  ['content-type', 'multipart/form-data'],
  ['content-encoding', 'gzip'],
])('logging out succeeds with a %s of %s', async (name, value) => {
  const { app, signedIn } = await testApp()
  const users = [await signedIn(), await signedIn()] as const
  const [{ session_token }, { headers }] = users
  const logOut = (payload: string, authorization: object) =>
    app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { 'content-type': 'application/json', [name]: value, ...authorization },
      payload,
    })
  expect((await logOut(JSON.stringify({ session_token }), {})).statusCode).toBe(204)
  expect((await logOut('\x1f\x8b', headers)).statusCode).toBe(204)

  for (const user of users)
    expect((await app.inject({ url: `/api/user/${user.id}`, headers: user.headers })).statusCode).toBe(401)
})

test.each([
  ['a customer', false, 7 * DAY, 30 * DAY],
  ['an administrator', true, 2 * HOUR, 12 * HOUR],
])('the session of %s has an idle and an absolute timeout', async (_who, admin, idle, absolute) => {
  const fixture = await testApp()
  const [idler, user] = [await fixture.signedIn({ admin }), await fixture.signedIn({ admin })]
  const visit = async ({ id, headers }: typeof user) =>
    (await fixture.app.inject({ url: `/api/user/${id}`, headers })).statusCode
  const start = fixture.clock.now().getTime()

  for (let used = 0; used < absolute - idle; used += idle / 2) {
    fixture.clock.set(new Date(start + used).toISOString())
    expect(await visit(user)).toBe(200)
  }
  expect(await visit(idler)).toBe(401)
  fixture.clock.set(new Date(start + absolute + MINUTE).toISOString())
  expect(await visit(user)).toBe(401)
})

test('a clock that is set back ends no session', async () => {
  const fixture = await testApp()
  const { id, headers } = await fixture.signedIn()
  fixture.clock.set(new Date(fixture.clock.now().getTime() - 6 * HOUR).toISOString())

  const visit = await fixture.app.inject({ url: `/api/user/${id}`, headers })

  expect(visit.statusCode).toBe(200)
})

test('after ten wrong passwords one network is blocked, others are not', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  await register(fixture)
  for (let attempts = 0; attempts < 10; attempts += 1)
    expect((await logIn(fixture, 'wrong')).statusCode).toBe(401)

  const blocked = await logIn(fixture)

  expect(blocked.json()).toMatchObject({ status: 429, message: 'Too many attempts. Please try again later.' })
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
  expect((await logIn(fixture, PERSON.password, '198.51.100.7')).statusCode).toBe(200)
})

test.runIf(isOnPostgres)('failed logins are counted across processes that share the database', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  await register(fixture)
  const { config, database, clock } = fixture
  const other = await buildApp({ config, database, clock, jwtSecret: JWT_SECRET, webRoots: NO_PAGES })
  onTestFinished(() => other.close())
  for (let attempts = 0; attempts < 10; attempts += 1) {
    const { app } = attempts % 2 === 0 ? fixture : { app: other }
    expect((await logIn({ ...fixture, app }, 'wrong')).statusCode).toBe(401)
  }

  expect((await logIn(fixture)).statusCode).toBe(429)
  expect((await logIn({ ...fixture, app: other })).statusCode).toBe(429)
})

test('tokens of the previous secret stay valid after a rotation', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const { database, clock } = fixture
  const next = 'another secret of the tests, long enough'
  const start = async (environment: Record<string, string>) => {
    const config = readConfig({ RATE_LIMIT: 'off', JWT_SECRET: next, ...environment })
    const app = await buildApp({ config, database, clock, jwtSecret: next, webRoots: NO_PAGES })
    onTestFinished(() => app.close())
    return { ...fixture, app }
  }
  const visit = async ({ app }: TestApp, { id, headers }: typeof customer) =>
    (await app.inject({ url: `/api/user/${id}`, headers })).statusCode

  const changed = await start({ JWT_SECRET_PREVIOUS: JWT_SECRET })
  const newAccount = await signIn(changed, {})

  expect([await visit(changed, customer), await visit(changed, newAccount)]).toEqual([200, 200])
  expect(await visit(fixture, newAccount)).toBe(401)
  expect(await visit(await start({}), customer)).toBe(401)
})

test('a forged forwarding header does not reset the rate limit', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const statuses: number[] = []
  for (let attempts = 0; attempts < 11; attempts += 1) {
    const reply = await fixture.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { mail: 'nobody@example.com', password: 'wrong' },
      headers: { 'x-forwarded-for': `10.0.0.${attempts}` },
    })
    statuses.push(reply.statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
})
