import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { findText } from '../../../test/support/find-text'
import { untilWaiting } from '../../../test/support/locked-day'
import type { SignedInUser } from '../../../test/support/sign-in'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { request, withEndpoint } from '../../../test/support/webhook-endpoint'
import { setPassword } from '../../auth/accounts'
import { hashPassword } from '../../auth/passwords'
import { DAY, HOUR } from '../../platform/clock'
import { inTransaction } from '../../platform/database/transaction'
import { queueEvents } from '../webhooks/events/queue-events'
import { repeatErasures } from './repeat-erasures'

const PASSWORD = 'salt and sun'
const MARIA = {
  username: 'Xantippe Vella',
  mail: 'xantippe@example.com',
  phone: '+35677123456',
  password: PASSWORD,
}
const TRACES = ['xantippe', '77123456']

const erase = ({ app }: TestApp, { headers }: SignedInUser, id: number, payload?: object) =>
  app.inject({ method: 'DELETE', url: `/api/user/${id}`, headers, ...(payload && { payload }) })

/** A registered customer with a session, as from a browser. */
async function registered({ app }: TestApp): Promise<SignedInUser> {
  await app.inject({ method: 'POST', url: '/api/register', payload: MARIA })
  const reply = await app.inject({ method: 'POST', url: '/api/login', payload: MARIA })
  const { token, session_token, user } = reply.json()
  const headers = { authorization: `Bearer ${token}` }
  return { id: user.id_user_pk, mail: MARIA.mail, token, session_token, headers }
}

test('erasing an account leaves no trace of name, email and phone, and its bookings as facts', async () => {
  const fixture = await testApp()
  const { app, db, clock } = fixture
  const admin = await fixture.signedIn({ admin: true })
  const maria = await registered(fixture)
  const product = await aProduct(db, { units: 9 })
  const past = await aBooking(db, { account_id: maria.id, product, booking_date: '2026-06-12' })
  const put = (url: string, payload: object, headers = admin.headers) =>
    app.inject({ method: 'PUT', url: `/api${url}`, headers, payload })
  await put(`/bookings/${past}`, { status: 'Confirmed' })
  const request = { booking_date: '2026-06-14', id_product_fk: product.id, slot_id: 1 }
  const created = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { ...maria.headers, 'idempotency-key': 'once' },
    payload: { ...request, total_price: 120, addon_ids: [] },
  })
  expect(created.statusCode).toBe(201)
  await app.inject({
    method: 'DELETE',
    url: `/api/bookings/${created.json().id}`,
    headers: admin.headers,
  })
  await put(`/bookings/${past}/note`, { note: `Call ${MARIA.phone} on the day` })
  await put('/settings', { notify_mail: 'office@example.com' })
  await app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail: MARIA.mail } })
  const other = await aBooking(db, { account_id: maria.id, product, booking_date: '2026-06-14' })
  await put(`/bookings/${other}`, { status: 'Cancelled' }, maria.headers)
  const declined = await aBooking(db, { account_id: maria.id, product, booking_date: '2026-06-14' })
  await put(`/bookings/${declined}`, { status: 'Cancelled', reason: `No answer at ${MARIA.phone}` })
  await put(`/user/${maria.id}`, { username: 'Xantippe Borg', phone: MARIA.phone }, maria.headers)
  await app.relay.runOnce()
  clock.advance(5 * DAY)
  const session = await app.inject({ method: 'POST', url: '/api/login', payload: MARIA })
  const headers = { authorization: `Bearer ${session.json().token}` }
  const staff = await fixture.signedIn({ admin: true, username: 'Staff' })
  expect(await findText(fixture, TRACES)).toEqual(
    expect.arrayContaining([
      'account.mail',
      'account.phone',
      'account.search_name',
      'account.username',
      'audit.after',
      'audit.before',
      'booking.note',
      'booking.reason',
      'outbox.recipient',
    ]),
  )

  const reply = await erase(fixture, { ...maria, headers }, maria.id, { password: PASSWORD })

  expect(reply.statusCode).toBe(204)
  expect(await findText(fixture, TRACES)).toEqual([])
  const booking = await app.inject({ url: `/api/bookings/${past}`, headers: staff.headers })
  expect(booking.json()).toMatchObject({ status: 'Confirmed', username: 'Deleted account', total_price: 120 })
  const get = async (url: string) =>
    (await app.inject({ url: `/api${url}`, headers: staff.headers })).statusCode
  expect(await get(`/history?entity=booking&id=${created.json().id}`)).toBe(200)
  expect(await get(`/history?entity=booking&id=${past}`)).toBe(200)
  expect(await get(`/history?entity=user&id=${maria.id}`)).toBe(200)
  expect(await get(`/customers/${maria.id}`)).toBe(404)
  expect(await get(`/user/${maria.id}`)).toBe(404)
  expect((await app.inject({ url: `/api/user/${maria.id}`, headers })).statusCode).toBe(401)
  const again = await app.inject({ method: 'POST', url: '/api/register', payload: MARIA })
  expect(again.statusCode).toBe(201)
  expect(again.json().id_user_pk).not.toBe(maria.id)
})

test('the history keeps what is no personal data, whatever the account was called', async () => {
  const fixture = await testApp()
  const { app, db } = fixture
  const admin = await fixture.signedIn({ admin: true })
  const customer = await fixture.signedIn({ username: 'n' })
  const product = await aProduct(db)
  const id = await aBooking(db, { account_id: customer.id, product })
  const url = `/api/bookings/${id}`
  const { headers } = admin
  await app.inject({ method: 'PUT', url, headers, payload: { status: 'Confirmed' } })
  await app.inject({ method: 'POST', url: `${url}/cancel`, headers, payload: { reason: 'n is ill' } })

  expect((await erase(fixture, admin, customer.id)).statusCode).toBe(204)

  const history = await app.inject({ url: `/api/history?entity=booking&id=${id}`, headers })
  const [cancelled, confirmed] = history.json()
  expect(confirmed.changes).toContainEqual({ field: 'status', before: 'Pending', after: 'Confirmed' })
  expect(cancelled.changes).toContainEqual({ field: 'status', before: 'Confirmed', after: 'Cancelled' })
  const { rows } = await sql<{ after: string }>`select after from audit where entity = 'booking'`.execute(db)
  for (const { after } of rows)
    expect(JSON.parse(after)).toMatchObject({ username: 'Deleted account', product_name: product.name })
  expect(history.body).not.toContain('ill')
})

test('a restored backup is erased again, and nobody who got the id of an erased account', async () => {
  const fixture = await testApp()
  const { app, db, config, clock } = fixture
  const admin = await fixture.signedIn({ admin: true })
  const maria = await registered(fixture)
  const product = await aProduct(db, { units: 9 })
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', maria.id)
    .executeTakeFirstOrThrow()
  expect((await erase(fixture, admin, maria.id)).statusCode).toBe(204)
  const comeBack = () => db.updateTable('account').set(account).where('id', '=', maria.id).execute()
  const repeat = () => repeatErasures(db, config, clock.now())

  // As in a backup: with a booking that was cancelled since. Half past midnight in Malta, yesterday is over.
  clock.advance(12.5 * HOUR)
  await comeBack()
  const ahead = await aBooking(db, { account_id: maria.id, product, booking_date: '2026-06-20' })
  const yesterday = await aBooking(db, { account_id: maria.id, product, booking_date: '2026-06-10' })
  expect([await repeat(), await repeat()]).toEqual([1, 0])

  expect(await findText(fixture, TRACES)).toEqual([])
  const { headers } = await fixture.signedIn({ admin: true })
  const booking = await app.inject({ url: `/api/bookings/${ahead}`, headers })
  expect(booking.json()).toMatchObject({ status: 'Cancelled', username: 'Deleted account' })
  const past = await app.inject({ url: `/api/bookings/${yesterday}`, headers })
  expect(past.json().status).not.toBe('Cancelled')
  await comeBack()
  await db.updateTable('account').set({ created_at: '2026-06-10T10:00:01.000Z' }).execute()
  expect(await repeat()).toBe(0)
})

test('an account that is erased while its bookings are told to webhooks stays in none of these', async () => {
  const fixture = await withEndpoint()
  const { app, db, clock, send, product } = fixture
  const maria = await registered(fixture)
  await send('POST', '/bookings', request(product.id), maria)
  clock.advance(12 * DAY)
  const { erased } = await inTransaction(db, async (tx) => {
    await queueEvents(tx, { findMoment: app.findMoment, tellOthers: async () => {} })
    const erased = send('DELETE', `/user/${maria.id}`)
    await untilWaiting(db, 1)
    return { erased }
  })
  expect((await erased).statusCode).toBe(204)
  expect(await findText(fixture, TRACES)).toEqual([])
})

test('an erased account is neither listed nor counted', async () => {
  const fixture = await testApp()
  const { app } = fixture
  const admin = await fixture.signedIn({ admin: true })
  const maria = await fixture.signedIn({ username: 'Maria Vella' })
  const get = (url: string) => app.inject({ url: `/api${url}`, headers: admin.headers })
  const registeredUsers = async () => (await get('/dashboard')).json().registered_users
  const before = await registeredUsers()

  expect((await erase(fixture, admin, maria.id)).statusCode).toBe(204)

  expect(await registeredUsers()).toBe(before - 1)
  const list = await get('/customers')
  expect(list.json()).toHaveLength(before - 1)
  expect(list.headers['x-total-count']).toBe(String(before - 1))
  expect((await get('/customers?q=vella')).json()).toEqual([])
  expect((await get('/customers?q=deleted')).json()).toEqual([])
  expect((await erase(fixture, admin, maria.id)).statusCode).toBe(404)
})

test('an account stays while a booking lies ahead', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const maria = await fixture.signedIn()
  const product = await aProduct(fixture.db)
  // It is noon: the slot of this afternoon has not begun.
  await aBooking(fixture.db, { account_id: maria.id, product, booking_date: '2026-06-10', slot_id: 2 })

  const reply = await erase(fixture, admin, maria.id)
  expect(reply.json()).toMatchObject({ status: 409, type: '/problems/in-use' })

  fixture.clock.advance(DAY)
  const staff = await fixture.signedIn({ admin: true })
  expect((await erase(fixture, staff, maria.id)).statusCode).toBe(204)
})

test('the owner confirms with the password', async () => {
  const fixture = await testApp()
  const maria = await fixture.signedIn()
  await setPassword(fixture.db, maria.id, await hashPassword(PASSWORD))
  const refusal = async (payload?: object) => (await erase(fixture, maria, maria.id, payload)).json().errors

  expect(await refusal()).toEqual([{ pointer: '#/password', detail: 'Password is required' }])
  expect(await refusal({ password: 1 })).toEqual([{ pointer: '#/password', detail: 'Password is required' }])
  expect(await refusal({ password: 'x' })).toEqual([{ pointer: '#/password', detail: 'Password is wrong' }])
})

test('the last administrator cannot be erased', async () => {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  await setPassword(fixture.db, admin.id, await hashPassword(PASSWORD))
  const reply = await erase(fixture, admin, admin.id, { password: PASSWORD })
  expect(reply.json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
})

test('the audit log stays closed to every other change', async () => {
  const { db } = await testApp()
  const at = '2026-06-10T10:00:00.000Z'
  await db
    .insertInto('audit')
    .values({ at, account_id: null, action: 'updated', entity: 'user', entity_id: 1, before: '{}' })
    .execute()
  await expect(db.updateTable('audit').set({ before: null }).execute()).rejects.toThrow(/cannot be changed/)
  await db.insertInto('audit_erasure').values({ account_id: 1 }).execute()
  await expect(db.updateTable('audit').set({ action: 'deleted' }).execute()).rejects.toThrow(
    /cannot be changed/,
  )
  await expect(db.updateTable('audit').set({ account_id: 5 }).execute()).rejects.toThrow(/cannot be changed/)
})
