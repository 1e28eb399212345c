import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import type { SignedInUser } from '../../../test/support/sign-in'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { setPassword } from '../../auth/accounts'
import { hashPassword } from '../../auth/passwords'
import { startSession } from '../../auth/sessions'

const PASSWORD = 'salt and sun'

/** A customer with a password and a session. */
async function aCustomer(fixture: TestApp, mail = 'maria@example.com'): Promise<SignedInUser> {
  const maria = await fixture.signedIn({ username: 'Maria Vella', mail })
  await setPassword(fixture.db, maria.id, await hashPassword(PASSWORD))
  return maria
}

/** Another session of the same customer. */
async function anotherSession({ app, db, clock }: TestApp, { id }: SignedInUser) {
  const { token } = await startSession({ app, db, clock }, { id, isAdmin: false })
  return { authorization: `Bearer ${token}` }
}

const logIn = ({ app }: TestApp, password: string, mail = 'maria@example.com') =>
  app.inject({ method: 'POST', url: '/api/login', payload: { mail, password } })
const changePassword = ({ app }: TestApp, { id, headers }: SignedInUser, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/user/${id}/password`, headers, payload })

test('users change their name and phone, and nothing else', async () => {
  const fixture = await testApp()
  const maria = await aCustomer(fixture)

  const reply = await fixture.app.inject({
    method: 'PUT',
    url: `/api/user/${maria.id}`,
    headers: maria.headers,
    payload: { username: ' Maria  Borg ', phone: '+356 9900-0000', mail: 'x@y.z', permission_level: 1 },
  })

  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    id_user_pk: maria.id,
    username: expect.stringMatching(/^Maria\s+Borg$/),
    mail: 'maria@example.com',
    phone: '+35699000000',
    permission_level: 0,
  })
  const admin = await fixture.signedIn({ admin: true })
  const found = await fixture.app.inject({ url: '/api/customers?q=borg', headers: admin.headers })
  expect(found.json()).toMatchObject([{ id_user_pk: maria.id }])
  const history = await fixture.app.inject({
    url: `/api/history?entity=user&id=${maria.id}`,
    headers: admin.headers,
  })
  expect(history.json()[0]).toMatchObject({
    action: 'updated',
    changes: [{ field: 'username' }, { field: 'phone', before: '+35679000000', after: '+35699000000' }],
  })
})

test('name and phone are checked as at registration', async () => {
  const fixture = await testApp()
  const maria = await aCustomer(fixture)
  const change = async (payload: object) => {
    const url = `/api/user/${maria.id}`
    const reply = await fixture.app.inject({ method: 'PUT', url, headers: maria.headers, payload })
    return [reply.statusCode, reply.json().errors?.map((error: { pointer: string }) => error.pointer)]
  }
  expect(await change({})).toEqual([422, ['#/username', '#/phone']])
  expect(await change({ username: 'https://x.y', phone: '+35679000000' })).toEqual([422, ['#/username']])
  expect(await change({ username: 'Maria', phone: 'abc' })).toEqual([422, ['#/phone']])
})

test('a change of password ends the other sessions, and its owner is told', async () => {
  const fixture = await testApp()
  const maria = await aCustomer(fixture)
  const other = await anotherSession(fixture, maria)

  const reply = await changePassword(fixture, maria, {
    current_password: PASSWORD,
    password: 'lantern on the quay',
  })

  expect(reply.statusCode).toBe(200)
  const user = (headers: { authorization: string }) =>
    fixture.app.inject({ url: `/api/user/${maria.id}`, headers })
  expect((await user(maria.headers)).statusCode).toBe(200)
  expect((await user(other)).statusCode).toBe(401)
  expect((await logIn(fixture, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(fixture, 'lantern on the quay')).statusCode).toBe(200)
  expect(await fixture.mails()).toMatchObject([{ kind: 'password-changed', recipient: 'maria@example.com' }])
})

test('a wrong current password changes nothing', async () => {
  const fixture = await testApp()
  const maria = await aCustomer(fixture)
  const other = await anotherSession(fixture, maria)

  const reply = await changePassword(fixture, maria, { current_password: 'wrong', password: 'another one' })

  expect(reply.json()).toMatchObject({
    status: 422,
    errors: [{ pointer: '#/current_password', detail: 'Password is wrong' }],
  })
  expect((await logIn(fixture, PASSWORD)).statusCode).toBe(200)
  expect((await fixture.app.inject({ url: `/api/user/${maria.id}`, headers: other })).statusCode).toBe(200)
  expect(await fixture.mails()).toEqual([])
})

test('a new password cannot be the email', async () => {
  const fixture = await testApp()
  const maria = await aCustomer(fixture)
  const change = { current_password: PASSWORD, password: 'MARIA@example.com' }
  const reply = await changePassword(fixture, maria, change)
  expect(reply.json().errors).toEqual([{ pointer: '#/password', detail: 'Please choose another password' }])
})

test('whoever has taken over a session cannot guess the password', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const maria = await aCustomer(fixture)
  const guess = async (current_password: string) =>
    (await changePassword(fixture, maria, { current_password, password: 'lantern on the quay' })).statusCode
  for (let attempts = 0; attempts < 10; attempts += 1) expect(await guess(`guess ${attempts}`)).toBe(422)
  expect(await guess(PASSWORD)).toBe(429)
  const removal = { method: 'DELETE', url: `/api/user/${maria.id}`, headers: maria.headers } as const
  expect((await fixture.app.inject({ ...removal, payload: { password: PASSWORD } })).statusCode).toBe(429)
})

test('users see their open sessions and end one or all others', async () => {
  const fixture = await testApp()
  const maria = await aCustomer(fixture)
  const stranger = await fixture.signedIn()
  const phone = await anotherSession(fixture, maria)
  await anotherSession(fixture, maria)
  const url = `/api/user/${maria.id}/sessions`
  const list = async (headers: SignedInUser['headers']) => (await fixture.app.inject({ url, headers })).json()
  const end = async (path: string, headers: SignedInUser['headers']) =>
    (await fixture.app.inject({ method: 'DELETE', url: `${url}${path}`, headers })).statusCode

  expect(await list(maria.headers)).toHaveLength(3)
  const current = (await list(phone)).find((session: { current: boolean }) => session.current)
  expect(await end(`/${current.id}`, stranger.headers)).toBe(403)
  expect(await end(`/${current.id}`, maria.headers)).toBe(204)
  expect(await end(`/${current.id}`, maria.headers)).toBe(404)
  expect((await list(phone)).status).toBe(401)
  expect(await end('', maria.headers)).toBe(204)
  expect(await list(maria.headers)).toEqual([expect.objectContaining({ current: true })])
})

test('a session is named after the browser and system in which it began', async () => {
  const fixture = await testApp()
  const maria = await aCustomer(fixture)
  await fixture.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
    payload: { mail: 'maria@example.com', password: PASSWORD },
  })
  const { headers } = maria
  const sessions = await fixture.app.inject({ url: `/api/user/${maria.id}/sessions`, headers })
  const devices = sessions.json().map(({ device }: { device: string | null }) => device)
  expect(devices.sort()).toEqual(['Firefox on Linux', null].sort())
  const exported = await fixture.app.inject({ url: `/api/user/${maria.id}/export`, headers })
  expect(exported.body).toContain('Firefox on Linux')
})

test('a session of somebody else is not found', async () => {
  const fixture = await testApp()
  const [maria, noah] = [await aCustomer(fixture), await fixture.signedIn()]
  const sessions = await fixture.app.inject({ url: `/api/user/${noah.id}/sessions`, headers: noah.headers })
  const url = `/api/user/${maria.id}/sessions/${sessions.json()[0].id}`
  const reply = await fixture.app.inject({ method: 'DELETE', url, headers: maria.headers })
  expect(reply.statusCode).toBe(404)
})

test('an export has all personal data and no secret', async () => {
  const fixture = await testApp()
  const { app, db } = fixture
  const maria = await aCustomer(fixture)
  const product = await aProduct(db)
  const booking = await aBooking(db, { account_id: maria.id, product })
  await logIn(fixture, PASSWORD)
  await logIn(fixture, 'wrong')
  await app.deferredAudit.flush()

  const reply = await app.inject({ url: `/api/user/${maria.id}/export`, headers: maria.headers })

  expect(reply.headers['content-disposition']).toBe(`attachment; filename="account-${maria.id}.json"`)
  expect(reply.json()).toMatchObject({
    account: { username: 'Maria Vella', mail: 'maria@example.com', phone: '+35679000000' },
    sessions: [{ ended_at: null }, { ended_at: null }],
    login_networks: [{ network: expect.any(String) }],
    bookings: [{ id: booking, product_name: 'Painted Luzzu' }],
    history: [
      { action: 'login-failed', by: 'system' },
      { action: 'logged-in', by: 'you' },
    ],
  })
  const secrets = await db.selectFrom('session').select(['id', 'token_hash']).execute()
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', maria.id)
    .executeTakeFirstOrThrow()
  for (const secret of [...secrets.flatMap(({ id, token_hash }) => [id, token_hash]), password_hash])
    expect(reply.body).not.toContain(secret)
})

test('an account makes 30 profile updates and 5 password changes in a quarter of an hour', async () => {
  const fixture = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const maria = await aCustomer(fixture)
  const rename = async (at: number) => {
    const payload = { username: `Maria ${at}`, phone: '+356 7900 0000' }
    const reply = await fixture.app.inject({
      method: 'PUT',
      url: `/api/user/${maria.id}`,
      headers: maria.headers,
      payload,
    })
    return reply.statusCode
  }
  for (let at = 0; at < 30; at += 1) expect(await rename(at)).toBe(200)
  expect(await rename(30)).toBe(429)

  let current_password = PASSWORD
  for (let at = 0; at < 5; at += 1) {
    const password = `lantern on the quay ${at}`
    expect((await changePassword(fixture, maria, { current_password, password })).statusCode).toBe(200)
    current_password = password
  }
  const sixth = { current_password, password: 'one lantern more' }
  expect((await changePassword(fixture, maria, sixth)).statusCode).toBe(429)
})
