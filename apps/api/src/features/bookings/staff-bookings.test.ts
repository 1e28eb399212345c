import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import type { SignedInUser } from '../../../test/support/sign-in'
import { testApp } from '../../../test/support/test-app'

const MARIA = { username: 'Maria Vella', mail: 'Maria@Example.com', phone: '+356 7900 0000' }
const JOSEPH = { username: 'Joseph Borg', mail: 'joseph@example.com', phone: '+356 7900 0001' }

async function start(environment: Record<string, string> = {}, units = 5) {
  const fixture = await testApp({ environment })
  const { app, db } = fixture
  const [admin, customer] = [
    await fixture.signedIn({ admin: true, username: 'Anna Micallef' }),
    await fixture.signedIn({ username: 'Joseph Borg', mail: 'joseph@example.com' }),
  ]
  const product = await aProduct(db, { units })
  const book = (fields: object, { who = admin, key }: { who?: SignedInUser; key?: string } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1, ...fields },
    })
  const read = async (url: string, who = admin) =>
    (await app.inject({ url: `/api${url}`, headers: who.headers })).json()
  const set = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/settings', headers: admin.headers, payload })
  const sent = async () => (await fixture.mails()).map(({ kind, recipient }) => `${kind} ${recipient}`)
  const accounts = async () =>
    (await db.selectFrom('account').select('mail').orderBy('id').execute()).map(({ mail }) => mail)
  return { ...fixture, admin, customer, product, book, read, set, sent, accounts }
}

test('staff book for a new customer, who is invited and has the confirmation in one email', async () => {
  const { db, book, read, sent, customer } = await start()

  const reply = await book({ customer: MARIA, status: 'Confirmed', note: '  By phone.\nTwo children. ' })

  expect(reply.statusCode).toBe(201)
  const note = 'By phone.\nTwo children.'
  expect(reply.json()).toMatchObject({ username: 'Maria Vella', status: 'Confirmed', note })
  expect(await sent()).toEqual(['invitation maria@example.com', 'booking-confirmed maria@example.com'])
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('mail', '=', 'maria@example.com')
    .executeTakeFirstOrThrow()
  expect(account).toMatchObject({ phone: '+35679000000', password_hash: '', permission_level: 0 })
  const { id } = reply.json()
  const [created] = await read(`/history?entity=booking&id=${id}`)
  expect(created).toMatchObject({ action: 'created', actor: 'Anna Micallef', changes: [] })
  expect(await read(`/history?entity=user&id=${account.id}`)).toMatchObject([
    { action: 'created', actor: 'Anna Micallef' },
  ])
  expect(await read(`/bookings/${id}`, customer)).toMatchObject({ status: 404 })
})

test('a customer who is known by the email address keeps name and phone, and is not invited', async () => {
  const { book, sent, customer, accounts } = await start()
  const before = await accounts()

  const reply = await book({ customer: { ...MARIA, mail: ' Joseph@example.com' } })

  expect(reply.json()).toMatchObject({
    username: 'Joseph Borg',
    id_user_fk: customer.id,
    status: 'Pending',
    note: null,
  })
  expect(await sent()).toEqual(['booking-received joseph@example.com'])
  expect(await accounts()).toEqual(before)
})

test('the id of a user is that of the caller; staff name others by their email address', async () => {
  const { book, admin, customer } = await start()
  expect((await book({ id_user_fk: admin.id })).json()).toMatchObject({ username: 'Anna Micallef' })
  expect((await book({})).json()).toMatchObject({ username: 'Anna Micallef' })
  for (const id of [customer.id, 99_999]) expect((await book({ id_user_fk: id })).statusCode).toBe(403)
  expect((await book({ id_user_fk: admin.id }, { who: customer })).statusCode).toBe(403)
})

test('what only staff may set is ignored from a customer, also by the key', async () => {
  const { book, read, customer, sent, accounts } = await start()
  const before = await accounts()
  const staffFields = { customer: MARIA, status: 'Confirmed', note: 'Free of charge' }

  const reply = await book(staffFields, { who: customer, key: 'k1' })
  const again = await book({ override: true }, { who: customer, key: 'k1' })

  expect(reply.json()).toMatchObject({ id_user_fk: customer.id, status: 'Pending' })
  expect(reply.json()).not.toHaveProperty('note')
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(await sent()).toEqual(['booking-received joseph@example.com'])
  expect(await accounts()).toEqual(before)
  expect(await read(`/bookings/${reply.json().id}`)).toMatchObject({ note: null })
  const invalid = { customer: 'Joseph', status: 7, note: 5, override: 'yes' }
  expect((await book(invalid, { who: customer })).statusCode).toBe(201)
  const tooFar = await book({ booking_date: '2026-09-01', override: true }, { who: customer })
  expect(tooFar.json()).toMatchObject({ status: 422, errors: [{ pointer: '#/booking_date' }] })
})

test('a note is for staff: its customer does not get it', async () => {
  const { app, book, read, customer, admin, mails } = await start()
  const { id } = (await book({ customer: JOSEPH, note: 'VIP, call first' })).json()
  await app.inject({
    method: 'PUT',
    url: `/api/bookings/${id}`,
    headers: admin.headers,
    payload: { status: 'Confirmed' },
  })

  const seen = JSON.stringify([
    await read(`/bookings/${id}`, customer),
    await read(`/bookings/user/${customer.id}`, customer),
    await read(`/bookings/user/${customer.id}`),
    await mails(),
  ])
  expect(seen).not.toContain('VIP')
  expect(seen).not.toContain('"note"')
  const ofStaff = [
    await read(`/bookings/${id}`),
    (await read('/bookings'))[0],
    (await read('/bookings?limit=5'))[0],
    (await read('/manifests/2026-06-20'))[0],
  ]
  expect(ofStaff.map(({ note }) => note)).toEqual(Array(4).fill('VIP, call first'))
})

test('an override reaches beyond window and notice, never into the past or a full slot', async () => {
  const { db, book, product, customer, set } = await start({}, 1)
  await set({ min_notice_hours: 48, booking_window_days: 30 })
  const far = { booking_date: '2026-12-24' }
  const soon = { booking_date: '2026-06-11' }
  const pointers = async (fields: object) => {
    const reply = (await book(fields)).json()
    return reply.errors?.map(({ pointer }: { pointer: string }) => pointer) ?? reply.status
  }

  expect([await pointers(far), await pointers(soon)]).toEqual([['#/booking_date'], ['#/slot_id']])
  expect([await pointers({ ...far, override: true }), await pointers({ ...soon, override: true })]).toEqual([
    'Pending',
    'Pending',
  ])
  expect(await pointers({ booking_date: '2026-06-09', override: true })).toEqual(['#/booking_date'])
  // 08:00 in Malta has passed.
  expect(await pointers({ booking_date: '2026-06-10', override: true })).toEqual(['#/slot_id'])
  await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-25' })
  const full = await book({ booking_date: '2026-06-25', override: true })
  expect(full.json()).toMatchObject({ status: 409, type: '/problems/slot-taken' })
})

test('a booking that is refused leaves no account behind', async () => {
  const { db, book, product, customer, accounts, sent } = await start({}, 1)
  await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-20' })
  const before = await accounts()

  expect((await book({ customer: MARIA })).statusCode).toBe(409)
  expect((await book({ customer: MARIA, total_price: 1, slot_id: 2 })).statusCode).toBe(409)
  expect((await book({ customer: MARIA, slot_id: 7 })).statusCode).toBe(422)
  expect([await accounts(), await sent()]).toEqual([before, []])
})

test('two bookings at once for the same new customer make one account', async () => {
  const { book, accounts, sent } = await start()
  const replies = await Promise.all([
    book({ customer: MARIA }),
    book({ customer: MARIA }),
    book({ customer: MARIA }),
  ])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect((await accounts()).filter((mail) => mail === 'maria@example.com')).toHaveLength(1)
  expect((await sent()).filter((mail) => mail.startsWith('invitation'))).toHaveLength(1)
})

test('a key repeats the booking of staff; with another customer it is another request', async () => {
  const { book, db } = await start()
  const first = await book({ customer: MARIA, note: 'A' }, { key: 'k1' })
  const again = await book({ customer: MARIA, note: 'A' }, { key: 'k1' })
  const other = await book({ customer: { ...MARIA, mail: 'b@example.com' }, note: 'A' }, { key: 'k1' })
  expect(again.json()).toEqual(first.json())
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(other.json()).toMatchObject({ status: 422, type: '/problems/idempotency-key-reused' })
  expect(await db.selectFrom('booking').select('id').execute()).toHaveLength(1)
})

test('the limit of open requests is for customers, not for staff who book for them', async () => {
  const { book, customer } = await start({ MAX_OPEN_REQUESTS: '1' })
  expect((await book({}, { who: customer })).statusCode).toBe(201)
  expect((await book({}, { who: customer })).statusCode).toBe(429)
  expect((await book({ customer: JOSEPH })).statusCode).toBe(201)
})

test('the business is told of requests, not of what its own staff have confirmed', async () => {
  const { book, set, sent } = await start()
  await set({ notify_mail: 'quay@example.com' })
  await book({ customer: MARIA, status: 'Confirmed' })
  await book({ customer: MARIA })
  expect(await sent()).toEqual([
    'invitation maria@example.com',
    'booking-confirmed maria@example.com',
    'booking-received maria@example.com',
    'new-request quay@example.com',
  ])
})

test.each([
  [{ customer: 'Maria' }, ['#/customer']],
  [{ customer: [] }, ['#/customer']],
  [{ customer: {} }, ['#/customer/username', '#/customer/phone']],
  [{ customer: { ...MARIA, mail: 'maria' } }, ['#/customer/mail']],
  [
    { customer: { ...MARIA, phone: '7900', username: '\u202E' } },
    ['#/customer/username', '#/customer/phone'],
  ],
  [{ customer: { ...MARIA, username: 'See https://spam.example' } }, ['#/customer/username']],
  [{ note: 5 }, ['#/note']],
  [{ note: 'x'.repeat(1001) }, ['#/note']],
  [{ note: 'a\u0000b' }, ['#/note']],
  [{ override: 'yes' }, ['#/override']],
  [{ override: null }, ['#/override']],
  [{ slot_id: 0, note: 7, customer: { ...MARIA, mail: '@' } }, ['#/slot_id', '#/customer/mail', '#/note']],
])('bad fields of staff are refused, each at its place (%#)', async (fields, pointers) => {
  const { book, accounts } = await start()
  const before = await accounts()
  const reply = (await book(fields)).json()
  expect(reply.status).toBe(422)
  expect(reply.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers)
  expect(await accounts()).toEqual(before)
})

test.each([{ note: null }, { note: ' ' }, { customer: null }, { note: '🌊'.repeat(1000) }])(
  'empty and long fields of staff are accepted (%#)',
  async (fields) => {
    const { book } = await start()
    expect((await book(fields)).statusCode).toBe(201)
  },
)
