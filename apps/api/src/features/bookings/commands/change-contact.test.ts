import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../../test/support/builders'
import { findText } from '../../../../test/support/find-text'
import { testApp } from '../../../../test/support/test-app'
import { DAY } from '../../../platform/clock'

const RIGHT = { name: '  Karl Borg ', phone: '7911 2233' }

/** A booking by phone with a misheard name and number. */
async function withMisheard(customer: object = {}) {
  const fixture = await testApp()
  const { app, db, signedIn } = fixture
  const admin = await signedIn({ admin: true })
  const product = await aProduct(db, { units: 10 })
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: object = {},
  ) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { ...admin.headers, ...headers },
      ...(payload && { payload }),
    })
  const booked = await send('POST', '/bookings', {
    booking_date: '2026-06-20',
    id_product_fk: product.id,
    slot_id: 1,
    status: 'Confirmed',
    customer: { username: 'Carl Bork', phone: '79112234', ...customer },
  })
  const id = booked.json().id as number
  const change = (contact: object, headers = {}) => send('PUT', `/bookings/${id}/contact`, contact, headers)
  return { ...fixture, admin, product, send, id, change }
}

test('staff correct name and phone, by which the booking is found from then on', async () => {
  const { id, send, change, mails } = await withMisheard()

  const reply = await change(RIGHT)

  expect(reply.statusCode).toBe(200)
  expect(reply.headers.etag).toBe('"v2"')
  expect(reply.json()).toMatchObject({
    id,
    username: 'Karl Borg',
    id_user_fk: null,
    contact: { name: 'Karl Borg', phone: '+35679112233', mail: null },
    phone: '+35679112233',
  })
  expect((await send('GET', `/bookings/${id}`)).json()).toEqual(reply.json())
  const found = async (q: string) => (await send('GET', `/bookings?q=${q}`)).json()
  for (const q of ['borg', '79112233']) expect(await found(q)).toMatchObject([{ id }])
  for (const q of ['bork', '79112234']) expect(await found(q)).toEqual([])
  const [entry] = (await send('GET', `/history?entity=booking&id=${id}`)).json()
  expect(entry).toMatchObject({ action: 'updated' })
  expect(entry.changes).toEqual([
    { field: 'contact_phone', before: '+35679112234', after: '+35679112233' },
    { field: 'username', before: 'Carl Bork', after: 'Karl Borg' },
  ])
  expect(await mails()).toEqual([])
})

test('an address stays unless another one is sent, and makes no account', async () => {
  const { db, change } = await withMisheard()
  const accounts = () => db.selectFrom('account').select('id').execute()
  const before = await accounts()
  const mailOf = async (mail: object) => (await change({ ...RIGHT, ...mail })).json().contact.mail
  expect(await mailOf({ mail: ' KARL@example.com ' })).toBe('karl@example.com')
  expect(await mailOf({})).toBe('karl@example.com')
  expect(await mailOf({ mail: null })).toBeNull()
  expect(await accounts()).toEqual(before)
})

test.each([
  [{ name: ' ' }, ['#/name']],
  [{ name: undefined }, ['#/name']],
  [{ name: 'https://example.com' }, ['#/name']],
  [{ phone: '12' }, ['#/phone']],
  [{ phone: undefined }, ['#/phone']],
  [{ mail: 'karl' }, ['#/mail']],
  [{ mail: ' ' }, ['#/mail']],
  [{ name: 5, phone: [], mail: {} }, ['#/mail', '#/name', '#/phone']],
])('%j is refused at its field', async (fields, pointers) => {
  const { id, send, change } = await withMisheard()
  const reply = await change({ ...RIGHT, ...fields })
  expect(reply.statusCode).toBe(422)
  expect(
    reply
      .json()
      .errors.map(({ pointer }: { pointer: string }) => pointer)
      .toSorted(),
  ).toEqual(pointers)
  expect((await send('GET', `/bookings/${id}`)).json()).toMatchObject({ username: 'Carl Bork', etag: '"v1"' })
})

test('the same contact again changes nothing', async () => {
  const { change } = await withMisheard()
  await change(RIGHT)
  expect((await change(RIGHT)).headers.etag).toBe('"v2"')
})

test('of two who correct the same version at once one is told that it is outdated', async () => {
  const { change } = await withMisheard()
  const seen = { 'if-match': '"v1"' }
  const replies = await Promise.all([change(RIGHT, seen), change({ ...RIGHT, name: 'Karla' }, seen)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
})

test('bookings of accounts, of resellers and of guests of the site keep their contact', async () => {
  const { db, id, product, change, send, signedIn } = await withMisheard()
  const customer = await signedIn()
  const own = await aBooking(db, { account_id: customer.id, product })
  const refused = { status: 409, type: '/problems/invalid-state' }
  expect((await send('PUT', `/bookings/${own}/contact`, RIGHT)).json()).toMatchObject(refused)
  for (const source of ['site', 'reseller'] as const) {
    await db.updateTable('booking').set({ source }).where('id', '=', id).execute()
    expect((await change(RIGHT)).json()).toMatchObject(refused)
  }
  expect((await send('PUT', '/bookings/9999/contact', RIGHT)).statusCode).toBe(404)
})

test('erasing the guest leaves nothing of the name and number before and after', async () => {
  const fixture = await withMisheard()
  const { id, change, clock, app, signedIn } = fixture
  const traces = ['bork', 'borg', '7911223']
  await change(RIGHT)
  clock.advance(30 * DAY)
  const { headers } = await signedIn({ admin: true })
  const erased = await app.inject({ method: 'DELETE', url: `/api/bookings/${id}/contact`, headers })
  expect(erased.statusCode).toBe(204)
  expect(await findText(fixture, traces)).toEqual([])
  const again = await app.inject({
    method: 'PUT',
    url: `/api/bookings/${id}/contact`,
    headers,
    payload: RIGHT,
  })
  expect(again.json()).toMatchObject({ type: '/problems/invalid-state' })
})
