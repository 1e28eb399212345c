import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { sentMails } from '../../../test/support/mail-files'
import type { SignedInUser } from '../../../test/support/sign-in'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { hashPassword } from '../../auth/passwords'
import { DAY } from '../../platform/clock'

const list = ({ app }: TestApp, { headers }: SignedInUser, query = '') =>
  app.inject({ url: `/api/customers${query}`, headers })
const setLevel = ({ app }: TestApp, { headers }: SignedInUser, id: number, permission_level: unknown) =>
  app.inject({ method: 'PUT', url: `/api/customers/${id}`, headers, payload: { permission_level } })

test('customers are listed newest first, with their bookings and sessions', async () => {
  const fixture = await testApp()
  const { app, db, signedIn, clock } = fixture
  const admin = await signedIn({ admin: true })
  const maria = await signedIn({ username: 'Maria Vella', mail: 'maria@example.com' })
  const product = await aProduct(db, { units: 9 })
  await aBooking(db, { account_id: maria.id, product })
  const gone = await aBooking(db, { account_id: maria.id, product })
  await aBooking(db, { account_id: maria.id, product, status: 'Cancelled' })
  await app.inject({ method: 'DELETE', url: `/api/bookings/${gone}`, headers: admin.headers })

  const [first, second, ...others] = (await list(fixture, admin)).json()

  expect(others).toEqual([])
  expect(second.id_user_pk).toBe(admin.id)
  expect(first).toEqual({
    id_user_pk: maria.id,
    username: 'Maria Vella',
    mail: 'maria@example.com',
    phone: '+35679000000',
    permission_level: 0,
    created_at: clock.now().toISOString(),
    bookings: 2,
    next_trip: '2026-06-20',
    sessions: 1,
    disabled: false,
    mail_proven: true,
  })
  const one = await app.inject({ url: `/api/customers/${maria.id}`, headers: admin.headers })
  expect(one.json()).toEqual(first)
})

test('the next trip of a customer is neither cancelled nor over', async () => {
  const fixture = await testApp()
  const { db, signedIn, clock } = fixture
  clock.set('2026-06-21T09:59:00.000Z')
  const admin = await signedIn({ admin: true })
  const maria = await signedIn({ username: 'Maria Vella', mail: 'maria@example.com' })
  const product = await aProduct(db, { units: 9 })
  const days = [
    { booking_date: '2026-06-20', status: 'Confirmed' },
    { booking_date: '2026-06-21', status: 'Cancelled' },
    { booking_date: '2026-06-22', status: 'Pending' },
    { booking_date: '2026-06-21', status: 'Confirmed' },
  ] as const
  for (const day of days) await aBooking(db, { account_id: maria.id, product, ...day })
  const nextTrip = async () => {
    const [first] = (await list(fixture, admin, '?q=maria')).json()
    return first.next_trip
  }

  expect(await nextTrip()).toBe('2026-06-21')
  clock.advance(60_000)
  expect(await nextTrip()).toBe('2026-06-22')
})

test('a search matches parts of names and emails in any case, with correct totals', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const names = ['Maria Vella', 'Ġorġ 50% Żammit', 'Noah Borg']
  for (const [at, username] of names.entries())
    await fixture.signedIn({ username, mail: `guest-${at}@vella.example` })
  const found = async (query: string) => {
    const reply = await list(fixture, admin, query)
    const usernames = reply.json().map(({ username }: { username: string }) => username)
    return { usernames, total: reply.headers['x-total-count'], link: reply.headers.link }
  }

  expect(await found('?q=ŻAMM')).toMatchObject({ usernames: ['Ġorġ 50% Żammit'], total: '1' })
  expect(await found('?q=50%25')).toMatchObject({ usernames: ['Ġorġ 50% Żammit'] })
  expect(await found('?q=GUEST-0@')).toMatchObject({ usernames: ['Maria Vella'] })
  const first = await found('?q=vella&limit=2')
  expect(first).toMatchObject({ usernames: ['Noah Borg', 'Ġorġ 50% Żammit'], total: '3' })
  const next = /<\/api\/customers([^>]+)>/.exec(String(first.link))?.[1] ?? ''
  expect(await found(next)).toEqual({ usernames: ['Maria Vella'], total: '3', link: undefined })
  expect(await found('?limit=1')).toMatchObject({ usernames: ['Noah Borg'], total: '4' })
})

const login = ({ app }: TestApp, mail: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { mail, password } })

/** A person with an account, a password and a session. */
async function registered(fixture: TestApp) {
  const person = { username: 'Maria Vella', mail: 'maria@example.com', password: 'salt and sun' }
  const payload = { ...person, phone: '+35679000000' }
  await fixture.app.inject({ method: 'POST', url: '/api/register', payload })
  const { token, user } = (await login(fixture, person.mail, person.password)).json()
  return { ...person, id: user.id_user_pk as number, headers: { authorization: `Bearer ${token}` } }
}

test('a search by three digits or more matches phone numbers, with and without separators', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true, mail: 'anna@example.com' })
  const { id } = await fixture.signedIn({ username: 'Noah Borg', mail: 'noah@example.com' })
  await fixture.db.updateTable('account').set({ phone: '+393331234567' }).where('id', '=', id).execute()
  const found = async (q: string) =>
    (await list(fixture, admin, `?q=${encodeURIComponent(q)}`))
      .json()
      .map(({ username }: { username: string }) => username)

  expect(await found('333 123')).toEqual(['Noah Borg'])
  expect(await found('+39 (333) 12')).toEqual(['Noah Borg'])
  await fixture.db.updateTable('account').set({ phone: '+393331230047' }).where('id', '=', id).execute()
  expect([await found('0047'), await found('0048')]).toEqual([['Noah Borg'], []])
  expect([await found('33'), await found('maria 333')]).toEqual([[], []])
})

test('the words of a search are found in any order, each in any field', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true, mail: 'anna@example.com' })
  const { id } = await fixture.signedIn({ username: 'Lukas Vella', mail: 'lv@example.de' })
  await fixture.signedIn({ username: 'Lukas Borg', mail: 'lb@example.com' })
  await fixture.db.updateTable('account').set({ phone: '+35679111222' }).where('id', '=', id).execute()
  const found = async (q: string) => {
    const reply = await list(fixture, admin, `?q=${encodeURIComponent(q)}`)
    return reply.json().map(({ username }: { username: string }) => username)
  }

  for (const q of ['vella lukas', 'Example.DE lukas', 'lukas 7911 1222', '7911 1222'])
    expect({ q, found: await found(q) }).toEqual({ q, found: ['Lukas Vella'] })
  expect(await found('vella borg')).toEqual([])
})

test('promoting an account revokes its sessions, its calendar and its password', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const maria = await registered(fixture)
  await fixture.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail: maria.mail } })
  await expect.poll(() => fixture.mails()).toHaveLength(2)
  const reset = (await sentMails(fixture)).at(-1)
  const calendar = { method: 'POST', url: `/api/user/${maria.id}/calendar`, headers: maria.headers } as const
  const { url } = (await fixture.app.inject(calendar)).json()

  const promoted = await setLevel(fixture, admin, maria.id, 1)

  expect(promoted.json()).toMatchObject({ permission_level: 1, sessions: 0 })
  const visit = await fixture.app.inject({ url: '/api/customers', headers: maria.headers })
  expect(visit.json()).toMatchObject({ status: 401, type: '/problems/session-expired' })
  expect((await login(fixture, maria.mail, maria.password)).statusCode).toBe(401)
  expect((await login(fixture, maria.mail, '')).statusCode).toBe(422)
  expect((await fixture.app.inject(new URL(url).pathname)).statusCode).toBe(404)
  const invitation = (await sentMails(fixture)).at(-1)
  expect(invitation?.to).toBe(maria.mail)
  expect(invitation?.text).toContain('You have been made an administrator of Luzzu.')
  const setPassword = (body = '') =>
    fixture.app.inject({
      method: 'PUT',
      url: `/api/password-resets/${/\/reset-password\/(\S+)/.exec(body)?.[1]}`,
      payload: { password: 'a new password' },
    })
  expect((await setPassword(reset?.text)).statusCode).toBe(404)
  fixture.clock.advance(2 * DAY)
  expect((await setPassword(invitation?.text)).statusCode).toBe(204)
  expect((await login(fixture, maria.mail, 'a new password')).json().user).toMatchObject({
    permission_level: 1,
  })
})

test('a login concurrent with a promotion leaves no session', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const maria = await registered(fixture)
  for (let round = 0; round < 5; round += 1) {
    const logins = [1, 2, 3, 4].map(() => login(fixture, maria.mail, maria.password))
    await new Promise((resolve) => setTimeout(resolve, 10 + 15 * round))
    await setLevel(fixture, admin, maria.id, 1)
    await Promise.all(logins)
    const alive = fixture.db.selectFrom('session').selectAll().where('account_id', '=', maria.id)
    expect(await alive.where('ended_at', 'is', null).execute()).toEqual([])
    const { password_hash } = await fixture.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', maria.id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toBe('')
    await fixture.db
      .updateTable('account')
      .set({ permission_level: 0, password_hash: await hashPassword(maria.password) })
      .where('id', '=', maria.id)
      .execute()
  }
})

test('a demotion takes effect at the next request', async () => {
  const fixture = await testApp()
  const [admin, other] = [await fixture.signedIn({ admin: true }), await fixture.signedIn({ admin: true })]

  expect((await list(fixture, admin)).statusCode).toBe(200)
  expect((await setLevel(fixture, other, admin.id, 0)).json()).toMatchObject({ permission_level: 0 })
  expect((await list(fixture, admin)).statusCode).toBe(403)
})

test('the last administrator cannot be demoted', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const disabled = await fixture.signedIn({ admin: true })
  await fixture.db.updateTable('account').set({ disabled_at: 'now' }).where('id', '=', disabled.id).execute()

  const reply = await setLevel(fixture, admin, admin.id, 0)

  expect(reply.json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
  expect(reply.json().message).toContain('The last administrator cannot be removed.')
  expect((await list(fixture, admin)).statusCode).toBe(200)
})

test('of two administrators who demote each other concurrently, one remains', async () => {
  const fixture = await testApp()
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await fixture.signedIn({ admin: true }), await fixture.signedIn({ admin: true })]
    await fixture.db
      .updateTable('account')
      .set({ permission_level: 0 })
      .where('id', 'not in', [one.id, other.id])
      .execute()
    await Promise.all([setLevel(fixture, one, other.id, 0), setLevel(fixture, other, one.id, 0)])
    const left = await fixture.db
      .selectFrom('account')
      .select('id')
      .where('permission_level', '=', 1)
      .execute()
    expect(left).toHaveLength(1)
  }
})

test('ending the sessions of a user signs them out everywhere', async () => {
  const fixture = await testApp()
  const [admin, maria] = [await fixture.signedIn({ admin: true }), await fixture.signedIn()]
  const end = (id: number) =>
    fixture.app.inject({ method: 'DELETE', url: `/api/customers/${id}/sessions`, headers: admin.headers })

  expect((await end(maria.id)).statusCode).toBe(204)

  const visit = await fixture.app.inject({ url: `/api/user/${maria.id}`, headers: maria.headers })
  expect(visit.json()).toMatchObject({ type: '/problems/session-expired' })
  const after = await fixture.app.inject({ url: `/api/customers/${maria.id}`, headers: admin.headers })
  expect(after.json()).toMatchObject({ sessions: 0 })
  expect((await end(999)).statusCode).toBe(404)
})

test('a disabled account is signed out and cannot log in until it is enabled', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const maria = await registered(fixture)
  const setDisabled = (id: number, disabled: boolean) =>
    fixture.app.inject({
      method: 'PUT',
      url: `/api/customers/${id}`,
      headers: admin.headers,
      payload: { disabled },
    })
  const attempt = () => login(fixture, 'maria@example.com', 'salt and sun')
  const wrong = await login(fixture, 'maria@example.com', 'wrong')

  expect((await setDisabled(maria.id, true)).json()).toMatchObject({ disabled: true, sessions: 0 })

  const user = await fixture.app.inject({ url: `/api/user/${maria.id}`, headers: maria.headers })
  expect(user.statusCode).toBe(401)
  const refused = await attempt()
  const { instance: _one, ...answer } = refused.json()
  const { instance: _other, ...expected } = wrong.json()
  expect(answer).toEqual(expected)
  expect((await setDisabled(maria.id, false)).json()).toMatchObject({ disabled: false })
  expect((await attempt()).statusCode).toBe(200)
})

test('the last administrator cannot be disabled', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const disable = (id: number) =>
    fixture.app.inject({
      method: 'PUT',
      url: `/api/customers/${id}`,
      headers: admin.headers,
      payload: { disabled: true },
    })
  expect((await disable(admin.id)).json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
  const second = await fixture.signedIn({ admin: true })
  expect((await disable(second.id)).statusCode).toBe(200)
  expect((await disable(admin.id)).statusCode).toBe(409)
})
