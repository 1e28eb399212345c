import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { sentMails } from '../../../test/support/mail-files'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { MINUTE } from '../../platform/clock'

const MAIL = 'maria@example.com'
const TYPED = { username: 'Maria at the hotel', mail: 'Maria@Example.com', phone: '+35679555555' }
const CONTACT = { name: 'Maria at the hotel', mail: MAIL, phone: '+35679555555' }
const STRANGER = { username: 'Strange Maria', mail: MAIL, password: 'salt and sun', phone: '+35679000000' }

async function start() {
  const fixture = await testApp()
  const { app, clock } = fixture
  const product = await aProduct(fixture.db, { units: 2 })
  const admin = await fixture.signedIn({ admin: true })
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    headers: object,
    body?: object,
  ) => {
    const reply = await app.inject({
      method,
      url: `/api${url}`,
      headers: { ...headers },
      ...(body && { payload: body }),
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.body && reply.json() }
  }
  const place = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }
  const book = (fields: object = {}) =>
    call('POST', '/bookings', admin.headers, { ...place, customer: TYPED, ...fields })
  const register = async () => {
    const { id_user_pk: id } = (await call('POST', '/register', {}, STRANGER)).body
    return { id, ...(await logIn(STRANGER.password)) }
  }
  const logIn = async (password: string) => {
    const { status, body } = await call('POST', '/login', {}, { mail: MAIL, password })
    return { status, headers: { authorization: `Bearer ${body.token}` } }
  }
  const customer = async (id: number) => (await call('GET', `/customers/${id}`, admin.headers)).body
  return { ...fixture, fixture, admin, product, call, book, register, logIn, customer, clock }
}

/** The token of the newest link to choose a password that was sent. */
async function newestToken(fixture: TestApp): Promise<string> {
  const links = (await sentMails(fixture)).flatMap(({ text }) => [
    ...text.matchAll(/\/reset-password\/([\w-]+)/g),
  ])
  return links.at(-1)?.[1] ?? 'none'
}

test('a booking for an address that a stranger has registered is kept apart until its link is followed', async () => {
  const { app, fixture, call, book, register, logIn, admin, customer, db } = await start()
  const stranger = await register()
  expect(await customer(stranger.id)).toMatchObject({ mail_proven: false })
  const calendar = (await call('POST', `/user/${stranger.id}/calendar`, stranger.headers)).body.url
  const readCalendar = async () => (await app.inject(new URL(calendar).pathname)).statusCode

  const made = await book({ note: 'By phone', status: 'Confirmed' })

  expect(made).toMatchObject({
    status: 201,
    body: {
      id_user_fk: null,
      username: TYPED.username,
      contact: CONTACT,
      customer: { invited: false, matched: 'unproven' },
    },
  })
  const { id, etag } = made.body
  const url = `/bookings/${id}`
  const asStranger = [
    await call('GET', url, stranger.headers),
    await call('PUT', url, stranger.headers, { status: 'Cancelled' }),
    await call('POST', `${url}/move`, stranger.headers, { booking_date: '2026-06-21', slot_id: 1 }),
    await call('GET', `${url}/availability?from=2026-06-20&to=2026-06-21`, stranger.headers),
  ]
  expect(asStranger.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const seen = [
    await call('GET', `/bookings/user/${stranger.id}`, stranger.headers),
    await call('GET', `/user/${stranger.id}/export`, stranger.headers),
  ]
  expect(JSON.stringify(seen)).not.toContain('Painted Luzzu')
  expect((await call('GET', `/bookings/user/${stranger.id}`, admin.headers)).body).toEqual([])
  const [mail] = (await sentMails(fixture)).filter(({ subject }) => subject?.startsWith('Booking'))
  expect(mail).toMatchObject({ to: MAIL })
  expect(mail?.text).toContain('Hello Maria at the hotel,')
  expect(await readCalendar()).toBe(200)

  const token = /\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const password = 'lantern on the quay'
  expect((await call('PUT', `/password-resets/${token}`, {}, { password })).status).toBe(204)

  const released = await call('GET', url, admin.headers)
  expect(released.body).toMatchObject({ id_user_fk: stranger.id, contact: CONTACT })
  expect(released.body).not.toHaveProperty('customer')
  expect(released.body.etag).not.toBe(etag)
  expect(await customer(stranger.id)).toMatchObject({ mail_proven: true, bookings: 1 })
  expect((await logIn(STRANGER.password)).status).toBe(401)
  expect(await readCalendar()).toBe(404)
  const owner = await logIn(password)
  const own = (await call('GET', `/bookings/user/${stranger.id}`, owner.headers)).body
  expect(own).toMatchObject([{ id, username: STRANGER.username }])
  expect(own[0]).not.toHaveProperty('contact')
  expect(await book({ slot_id: 2 })).toMatchObject({
    body: { id_user_fk: stranger.id, customer: { invited: false, matched: 'proven' }, contact: CONTACT },
  })
  expect(await db.selectFrom('account_count').selectAll().where('value', '<', 0).execute()).toEqual([])
})

test('a reset of the password proves an address, too', async () => {
  const { fixture, call, book, register, clock, admin } = await start()
  const stranger = await register()
  await book()
  await call('POST', '/password-resets', {}, { mail: MAIL })
  await expect.poll(async () => (await fixture.mails()).map(({ kind }) => kind)).toContain('password-reset')
  clock.advance(MINUTE)
  const password = 'lantern on the quay'
  const token = await newestToken(fixture)
  expect((await call('PUT', `/password-resets/${token}`, {}, { password })).status).toBe(204)
  const { body } = await call('GET', `/customers/${stranger.id}`, admin.headers)
  expect(body).toMatchObject({ mail_proven: true, bookings: 1 })
})

test('an invited account has the booking it was made for; a further one waits for the invitation', async () => {
  const { fixture, call, book, customer, db } = await start()
  const first = await book()
  expect(first.body.customer).toEqual({ invited: true, matched: 'new' })
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('mail', '=', MAIL)
    .executeTakeFirstOrThrow()
  expect(first.body.id_user_fk).toBe(id)
  const second = await book({ slot_id: 2 })
  expect(second.body).toMatchObject({ id_user_fk: null, customer: { invited: false, matched: 'unproven' } })

  const invitation = (await sentMails(fixture)).find(({ subject }) => subject?.startsWith('Set a password'))
  const token = /\/reset-password\/([\w-]+)/.exec(invitation?.text ?? '')?.[1]
  await call('PUT', `/password-resets/${token}`, {}, { password: 'lantern on the quay' })
  expect(await customer(id)).toMatchObject({ mail_proven: true, bookings: 2 })
})

test('a disabled account gets nothing, and cannot log in after its address was proven', async () => {
  const { fixture, call, book, logIn, signedIn, admin } = await start()
  const { id } = await signedIn({ mail: MAIL })
  await call('PUT', `/customers/${id}`, admin.headers, { disabled: true })

  const { body } = await book()

  expect(body).toMatchObject({ id_user_fk: null, customer: { invited: false, matched: 'disabled' } })
  const password = 'lantern on the quay'
  const token = await newestToken(fixture)
  expect((await call('PUT', `/password-resets/${token}`, {}, { password })).status).toBe(204)
  expect((await call('GET', `/bookings/${body.id}`, admin.headers)).body.id_user_fk).toBe(id)
  expect((await logIn(password)).status).toBe(401)
})

test('what is kept apart counts for capacity, and blocks no erasure, which leaves it and its email', async () => {
  const { fixture, call, book, register, admin, mails } = await start()
  const stranger = await register()
  const made = await book()
  await book()
  expect((await book()).body).toMatchObject({ status: 409, type: '/problems/slot-taken' })

  const erased = await call('DELETE', `/user/${stranger.id}`, stranger.headers, {
    password: STRANGER.password,
  })

  expect(erased.status).toBe(204)
  expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-received', 'booking-received'])
  expect((await sentMails(fixture)).map(({ to }) => to)).toEqual([MAIL, MAIL])
  const { body } = await call('GET', `/bookings/${made.body.id}`, admin.headers)
  expect(body).toMatchObject({ username: TYPED.username, contact: CONTACT, status: 'Pending' })
})

/** An account of a stranger, with a booking of its own and one for the address, which staff have deleted both. */
async function withDeletedBookings() {
  const fixture = await start()
  const { call, book, register, admin, product, clock } = fixture
  const stranger = await register()
  const { id: apart } = (await book()).body
  const place = { booking_date: '2026-06-21', id_product_fk: product.id, slot_id: 1 }
  const { id: own } = (await call('POST', '/bookings', stranger.headers, place)).body
  clock.advance(MINUTE)
  for (const id of [apart, own])
    expect((await call('DELETE', `/bookings/${id}`, admin.headers)).status).toBe(204)
  return { ...fixture, stranger, apart }
}

test('emails about a booking that was kept apart are listed for nobody but who has proven the address', async () => {
  const { fixture, call, stranger, logIn } = await withDeletedBookings()
  const subjects = async (headers: object) =>
    (await call('GET', `/user/${stranger.id}/export`, headers)).body.emails
      .map(({ subject }: { subject: string }) => subject)
      .join()
  expect(await subjects(stranger.headers)).toMatch(/June 21.*Welcome/)
  expect(await subjects(stranger.headers)).not.toContain('June 20')
  const password = 'lantern on the quay'
  await call('PUT', `/password-resets/${await newestToken(fixture)}`, {}, { password })
  expect(await subjects((await logIn(password)).headers)).toMatch(/June 21.*June 20.*Welcome/)
})

test('they stay, and are sent, when whoever has not proven the address erases the account', async () => {
  const { call, stranger, mails, apart } = await withDeletedBookings()
  const password = STRANGER.password
  expect((await call('DELETE', `/user/${stranger.id}`, stranger.headers, { password })).status).toBe(204)
  expect(new Set((await mails()).map(({ booking_id }) => booking_id))).toEqual(new Set([apart]))
})

test('the day shows what staff typed, and searches find it', async () => {
  const { call, book, admin, signedIn, db, product } = await start()
  const { id } = await signedIn({ mail: MAIL, username: 'Maria Vella' })
  await aBooking(db, { account_id: id, product, booking_date: '2026-06-20', slot_id: 2 })
  const known = (await book()).body
  await call('PUT', `/customers/${id}`, admin.headers, { disabled: true })
  const apart = (await book({ customer: { ...TYPED, username: 'Mrs Calleja' } })).body

  const [first, second] = (await call('GET', '/manifests/2026-06-20', admin.headers)).body
  expect(first).toMatchObject({ id: known.id, username: TYPED.username, phone: CONTACT.phone, mail: MAIL })
  expect(second).toMatchObject({ id: apart.id, username: 'Mrs Calleja', contact: { name: 'Mrs Calleja' } })
  const search = async (query: string) => {
    const { body, headers } = await call('GET', `/bookings?limit=10&${query}`, admin.headers)
    return [body.map((one: { id: number }) => one.id), headers['x-total-count']]
  }
  expect(await search('q=calleja')).toEqual([[apart.id], '1'])
  expect(await search('q=calleja&status=Pending&sort=booking_date')).toEqual([[apart.id], '1'])
  expect(await search('q=calleja&date=2026-06-20')).toEqual([[apart.id], '1'])
  expect(await search('q=calleja&status=Confirmed')).toEqual([[], '0'])
  expect((await search('q=luzzu'))[1]).toBe('3')
  expect((await search(`q=${apart.id}`))[1]).toBe('1')
  const { recent_bookings } = (await call('GET', '/dashboard', admin.headers)).body
  expect(recent_bookings[0]).toMatchObject({ user_name: 'Mrs Calleja', email: MAIL })
})

test('a repeated request of staff tells again whom it has found, and an undo keeps what was typed', async () => {
  const { app, call, admin, product, register } = await start()
  await register()
  const book = () =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { ...admin.headers, 'idempotency-key': 'k1' },
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1, customer: TYPED },
    })
  const [first, again] = [await book(), await book()]
  expect(again.json()).toMatchObject({
    id: first.json().id,
    customer: { invited: false, matched: 'unproven' },
    contact: CONTACT,
  })
  const url = `/bookings/${first.json().id}`
  expect((await call('DELETE', url, admin.headers)).status).toBe(204)
  expect((await call('POST', `${url}/undo`, admin.headers)).body).toMatchObject({
    id_user_fk: null,
    contact: CONTACT,
  })
})
