import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const HOUR_MS = 3_600_000
const CALLER = { username: 'Ġanni Ħaż-Żebbuġ', phone: '7999 1122' }
const CONTACT = { name: CALLER.username, phone: '+35679991122', mail: null }

async function withStaff(environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment })
  const { app, db, signedIn } = fixture
  const admin = await signedIn({ admin: true })
  const product = await aProduct(db, { units: 100 })
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers: admin.headers, ...(payload && { payload }) })
  const book = (customer: object = CALLER, fields: object = {}) =>
    send('POST', '/bookings', {
      booking_date: '2026-06-20',
      id_product_fk: product.id,
      slot_id: 1,
      status: 'Confirmed',
      customer,
      ...fields,
    })
  return { ...fixture, admin, product, send, book }
}

test('a booking by phone needs no address: no account is made, and staff see whom to call', async () => {
  const { db, send, book, signedIn, app } = await withStaff()
  const accounts = await db.selectFrom('account').select('id').execute()

  const booked = await book()

  expect(booked.statusCode).toBe(201)
  expect(booked.json()).toMatchObject({
    id_user_fk: null,
    username: CALLER.username,
    status: 'Confirmed',
    contact: CONTACT,
  })
  expect(booked.json()).not.toHaveProperty('customer')
  expect(await db.selectFrom('account').select('id').execute()).toEqual(accounts)
  const { id } = booked.json()
  expect((await send('GET', `/bookings/${id}`)).json()).toMatchObject({ contact: CONTACT })
  expect((await send('GET', '/bookings')).json()).toMatchObject([{ id, contact: CONTACT }])
  expect((await send('GET', '/manifests/2026-06-20')).json()).toMatchObject([
    { id, username: CALLER.username, phone: CONTACT.phone, mail: '' },
  ])
  expect((await send('GET', '/dashboard')).json().recent_bookings).toMatchObject([
    { id, user_name: CALLER.username, email: '' },
  ])
  expect((await send('GET', '/exports/bookings.csv')).body).toContain(CONTACT.phone)
  const customer = await signedIn()
  expect((await app.inject({ url: `/api/bookings/${id}`, headers: customer.headers })).statusCode).toBe(404)
})

test.each([
  ['missing', {}],
  ['null', { mail: null }],
  ['empty', { mail: '' }],
  ['blank', { mail: '  ' }],
])('an address that is %s is none', async (_what, fields) => {
  const { book } = await withStaff()
  const booked = await book({ ...CALLER, ...fields })
  expect([booked.statusCode, booked.json().contact]).toEqual([201, CONTACT])
})

test.each([
  ['neither phone nor address', { username: 'Maria' }, ['#/customer/phone']],
  ['an address that is none', { ...CALLER, mail: 'maria@' }, ['#/customer/mail']],
  ['an address that is no text', { ...CALLER, mail: 7 }, ['#/customer/mail']],
  ['a code typed twice', { ...CALLER, phone: '+356 356 7999 1122' }, ['#/customer/phone']],
  ['no name', { phone: '79991122' }, ['#/customer/username']],
])('with %s nothing is booked', async (_what, customer, pointers) => {
  const { db, book } = await withStaff()
  const refused = await book(customer)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers)
  expect(await db.selectFrom('booking').select('id').execute()).toEqual([])
})

test('whatever becomes of the booking, nothing is mailed', async () => {
  const { app, clock, send, book, mails } = await withStaff()
  const ids: number[] = []
  for (let count = 0; count < 4; count += 1) ids.push((await book()).json().id)
  const [moved, cancelled, deleted, calledOff] = ids
  const pending = (await book(CALLER, { status: 'Pending', slot_id: 2 })).json().id
  await send('PUT', `/bookings/${pending}`, { status: 'Confirmed' })
  const move = await send('POST', `/bookings/${moved}/move`, { booking_date: '2026-06-21', slot_id: 2 })
  expect(move.statusCode).toBe(200)
  expect((await send('POST', `/bookings/${cancelled}/cancel`, { reason: 'Gale' })).statusCode).toBe(200)
  expect((await send('POST', `/bookings/${cancelled}/undo`)).statusCode).toBe(200)
  expect((await send('DELETE', `/bookings/${deleted}`)).statusCode).toBe(204)
  const closure = await send('POST', '/closures', {
    from_date: '2026-06-20',
    to_date: '2026-06-20',
    reason: 'Gale',
  })
  const off = await send('POST', `/closures/${closure.json().id}/call-off`, { message: 'Sorry' })
  expect(off.json().cancelled).toBeGreaterThan(0)
  expect((await send('GET', `/bookings/${calledOff}`)).json()).toMatchObject({ status: 'Cancelled' })
  await book(CALLER, { booking_date: '2026-06-12' })
  clock.set('2026-06-11T07:00:00.000Z')
  await app.jobs.runDue()
  clock.advance(48 * HOUR_MS)
  await app.jobs.runDue()
  expect(await mails()).toEqual([])
})

test('sixty bookings of staff in a minute are no abuse', async () => {
  const { book } = await withStaff({ RATE_LIMIT: 'on' })
  const statuses = new Set<number>()
  for (let count = 0; count < 60; count += 1) statuses.add((await book()).statusCode)
  expect([...statuses]).toEqual([201])
})

test('phones are kept dialable wherever they are taken', async () => {
  const { app, db, signedIn } = await withStaff()
  const registered = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: {
      username: 'Rita',
      mail: 'rita@example.com',
      password: 'calm-waters-8',
      phone: '+33 06 12 34 56 78',
    },
  })
  expect(registered.statusCode).toBe(201)
  const customer = await signedIn()
  const changed = await app.inject({
    method: 'PUT',
    url: `/api/user/${customer.id}`,
    headers: customer.headers,
    payload: { username: 'Maria', phone: '079991122' },
  })
  expect([changed.statusCode, changed.json().phone]).toEqual([200, '+35679991122'])
  const { phone } = await db
    .selectFrom('account')
    .select('phone')
    .where('mail', '=', 'rita@example.com')
    .executeTakeFirstOrThrow()
  expect(phone).toBe('+33612345678')
})
