import { expect, test } from 'vitest'
import { followWorkAfterResponses } from '../../test/support/after-responses'
import { untilWaiting } from '../../test/support/locked-day'
import { sentMails } from '../../test/support/mail-files'
import { type TestApp, testApp } from '../../test/support/test-app'
import { HOUR, MINUTE } from '../platform/clock'
import { inTransaction } from '../platform/database/transaction'
import { lockAccount } from './account-locks'
import { rememberNetwork } from './login-networks'

async function mailedLink(fixture: TestApp, mail: string): Promise<string> {
  const count = async () =>
    (await fixture.mails()).filter(({ kind, recipient }) => kind === 'password-reset' && recipient === mail)
      .length
  const before = await count()
  const reply = await fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail } })
  expect(reply.statusCode).toBe(202)
  await expect.poll(count).toBe(before + 1)
  const sent = (await sentMails(fixture)).filter(
    ({ to, text }) => to === mail && text.includes('/reset-password/'),
  )
  return tokenIn(sent.at(-1)?.text)
}

const tokenIn = (text = '') => /\/reset-password\/(\S+)/.exec(text)?.[1] ?? ''

const reset = ({ app }: TestApp, token: string, password = 'a new password') =>
  app.inject({ method: 'PUT', url: `/api/password-resets/${token}`, payload: { password } })

const AT = '2026-06-10T10:00:00.000Z'

test('an emailed link sets the password once and ends every session', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const token = await mailedLink(fixture, customer.mail)

  expect((await reset(fixture, token)).statusCode).toBe(204)

  expect((await reset(fixture, token)).statusCode).toBe(404)
  expect(
    (await fixture.app.inject({ url: `/api/user/${customer.id}`, headers: customer.headers })).statusCode,
  ).toBe(401)
  const login = { mail: customer.mail, password: 'a new password' }
  expect((await fixture.app.inject({ method: 'POST', url: '/api/login', payload: login })).statusCode).toBe(
    200,
  )
})

test('a link is valid for an hour', async () => {
  const fixture = await testApp()
  const { mail } = await fixture.signedIn()
  const token = await mailedLink(fixture, mail)
  fixture.clock.advance(HOUR)
  expect((await reset(fixture, token)).json()).toMatchObject({ status: 404 })
})

test('a check says whether a link works, and uses nothing up', async () => {
  const fixture = await testApp()
  const { mail } = await fixture.signedIn()
  const token = await mailedLink(fixture, mail)
  const check = (link: string) => fixture.app.inject({ url: `/api/password-resets/${link}` })

  expect([(await check(token)).statusCode, (await check(token)).body]).toEqual([204, ''])
  const { instance: _unknownId, ...unknown } = (await check('unknown')).json()
  expect(unknown).toMatchObject({ status: 404, type: '/problems/not-found' })
  await reset(fixture, token)
  expect((await check(token)).json()).toMatchObject(unknown)
  const second = await mailedLink(fixture, mail)
  expect(second).not.toBe(token)
  fixture.clock.advance(HOUR)
  expect((await check(second)).json()).toMatchObject(unknown)
})

test('checks of links are limited, and leave the passwords alone', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const check = () => fixture.app.inject({ url: '/api/password-resets/unknown' })
  for (let attempt = 1; attempt <= 20; attempt += 1) expect((await check()).statusCode).toBe(404)
  expect((await check()).statusCode).toBe(429)
  expect((await reset(fixture, 'unknown')).statusCode).toBe(404)
})

test('a rejected password does not use up the link', async () => {
  const fixture = await testApp()
  const { mail } = await fixture.signedIn()
  const token = await mailedLink(fixture, mail)

  expect((await reset(fixture, token, 'short')).json()).toMatchObject({
    errors: [{ pointer: '#/password', detail: 'Password must be at least 8 characters' }],
  })
  expect((await reset(fixture, token)).statusCode).toBe(204)
})

test('an unknown address gets the same response and no email', async () => {
  const fixture = await testApp()
  const ended = followWorkAfterResponses()
  const { mail } = await fixture.signedIn()
  const requestReset = (address: string) =>
    fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail: address } })

  const [unknown, known] = [await requestReset('nobody@example.com'), await requestReset(mail)]

  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  await ended()
  expect((await fixture.mails()).map(({ recipient }) => recipient)).toEqual([mail])
})

test('an invalid address gets the same response as an unknown one', async () => {
  const { app, mails } = await testApp()
  const ended = followWorkAfterResponses()
  const requestReset = (mail: unknown) =>
    app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail } })
  for (const mail of ['nobody@example.com', 'nobody', 'x'.repeat(300)])
    expect((await requestReset(mail)).statusCode).toBe(202)
  expect((await requestReset(' ')).json()).toMatchObject({
    errors: [{ pointer: '#/mail', detail: 'Email is required' }],
  })
  await ended()
  expect(await mails()).toEqual([])
})

test('no token is stored before, during or after its email is sent', async () => {
  const dumps: string[] = []
  const tokens: string[] = []
  const fixture: TestApp = await testApp({
    transport: {
      send: async ({ body }) => {
        tokens.push(tokenIn(body.text))
        dumps.push(await dump(fixture))
        if (tokens.length === 1) throw new Error('The server hangs up.')
      },
      close: () => {},
    },
  })
  const { mail } = await fixture.signedIn()
  const requestReset = () =>
    fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail } })
  await requestReset()
  await expect.poll(() => fixture.mails()).toHaveLength(1)
  dumps.push(await dump(fixture))
  await fixture.app.relay.runOnce()
  fixture.clock.advance(MINUTE)
  await fixture.app.relay.runOnce()
  dumps.push(await dump(fixture))

  expect(tokens).toHaveLength(2)
  expect(dumps).toHaveLength(4)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(dumps.filter((text) => text.includes(token))).toEqual([])
  }
  expect(await fixture.mails()).toMatchObject([{ data: null, sent_at: expect.any(String) }])
  // The first email may not have arrived, so both links are valid.
  expect((await reset(fixture, tokens[0] ?? '')).statusCode).toBe(204)
  expect((await reset(fixture, tokens[1] ?? '')).statusCode).toBe(404)
})

/** All rows of the tables that hold accounts and emails. */
async function dump({ db }: TestApp): Promise<string> {
  const tables = ['account', 'session', 'password_reset', 'outbox', 'audit'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

test('a link is created when its email is sent, and is valid for an hour from then', async () => {
  const fixture = await testApp()
  const { mail } = await fixture.signedIn()
  await fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail } })
  await expect.poll(() => fixture.mails()).toHaveLength(1)
  fixture.clock.advance(5 * HOUR)
  const token = tokenIn((await sentMails(fixture))[0]?.text)
  fixture.clock.advance(HOUR - MINUTE)

  expect((await reset(fixture, token)).statusCode).toBe(204)
})

test('an account that is closed before its email is sent gets no link', async () => {
  const fixture = await testApp()
  const { id, mail } = await fixture.signedIn()
  await fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail } })
  await expect.poll(() => fixture.mails()).toHaveLength(1)
  await fixture.db.updateTable('account').set({ disabled_at: 'now' }).where('id', '=', id).execute()

  expect(await fixture.app.relay.runOnce()).toBe(0)
  expect(await fixture.mails()).toMatchObject([
    { failed_at: expect.any(String), last_error: expect.stringContaining('gone or closed') },
  ])
})

test('a change of password is audited and its owner notified', async () => {
  const fixture = await testApp()
  const [customer, admin] = [await fixture.signedIn(), await fixture.signedIn({ admin: true })]
  await reset(fixture, await mailedLink(fixture, customer.mail))

  const told = (await sentMails(fixture)).at(-1)
  expect(told).toMatchObject({
    to: customer.mail,
    subject: 'The password of your Luzzu account was changed',
    text: expect.stringContaining('If this was not you'),
  })
  const history = await fixture.app.inject({
    url: `/api/history?entity=user&id=${customer.id}`,
    headers: admin.headers,
  })
  expect(history.json()[0]).toMatchObject({ action: 'password-changed', actor: 'Maria Vella', changes: [] })
  expect(JSON.stringify(history.json())).not.toContain('argon2')
})

test('requests from other networks do not prevent a link', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const { mail } = await fixture.signedIn()
  const requestReset = (remoteAddress: string) =>
    fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail }, remoteAddress })
  const due = async () =>
    (await fixture.mails()).map(({ due_at }) => Date.parse(due_at) - fixture.clock.now().getTime())
  for (let network = 1; network <= 5; network += 1) await requestReset(`198.51.${network}.1`)
  await expect.poll(due).toEqual([0, 0, 0, 0, 0])
  await sentMails(fixture)

  for (let network = 6; network <= 9; network += 1)
    expect((await requestReset(`198.51.${network}.1`)).statusCode).toBe(202)

  // The email is delayed and covers all requests.
  await expect.poll(async () => (await due()).slice(5)).toEqual([2 * MINUTE])
  const { id } = await fixture.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  await inTransaction(fixture.db, (tx) => rememberNetwork(tx, id, '203.0.113.7', fixture.clock.now()))
  expect((await requestReset('203.0.113.8')).statusCode).toBe(202)
  await expect.poll(async () => (await due()).slice(5)).toEqual([2 * MINUTE, 0])
})

test('requests for one account from one network are limited', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const requestReset = (remoteAddress: string, mail = 'maria@example.com') =>
    fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail }, remoteAddress })
  for (let address = 1; address <= 5; address += 1)
    expect((await requestReset(`2001:db8:0:10${address}::1`)).statusCode).toBe(202)
  expect((await requestReset('2001:db8:0:1ff::1')).statusCode).toBe(429)
  expect((await requestReset('2001:db8:0:1ff::1', 'anna@example.com')).statusCode).toBe(202)
  expect((await requestReset('2001:db8:0:200::1')).statusCode).toBe(202)
})

test('an account that is erased while a link is requested gets no email', async () => {
  const { app, db, mails, signedIn } = await testApp()
  const [{ id, mail }, other] = [await signedIn(), await signedIn()]
  const ended = followWorkAfterResponses()
  const requestReset = (address: string) =>
    app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail: address } })
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, id)
    await requestReset(mail)
    await untilWaiting(db, 1)
    const erased = { erased_at: AT, disabled_at: AT, mail: `deleted-account-${id}` }
    await tx.updateTable('account').set(erased).where('id', '=', id).execute()
  })
  await requestReset(other.mail)
  await ended()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([other.mail])
})
