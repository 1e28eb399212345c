import { expect, test } from 'vitest'
import { aBooking, anApiToken, aProduct } from '../../../test/support/builders'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { MINUTE } from '../../platform/clock'

const CONTACT = { fullName: 'Karl Borg', emailAddress: 'karl@example.com', phoneNumber: '+35679000000' }
const ID = '2026-06-20T08:00:00+02:00'

async function start(options: { units?: number; instant?: boolean; mode?: 'live' | 'test' } = {}) {
  const fixture = await testApp()
  const product = await aProduct(fixture.db, { units: options.units ?? 2, max_persons: 4 })
  if (options.instant) await distribute(fixture, product.id, { instant_confirmation: true })
  const { headers } = await anApiToken(fixture.db, { scopes: ['octo'], mode: options.mode ?? 'live' })
  return { ...fixture, product, headers, ...reseller(fixture, headers, product.id) }
}

async function distribute({ app, signedIn }: TestApp, id: number, payload: object) {
  const { headers } = await signedIn({ admin: true })
  return app.inject({ method: 'PUT', url: `/api/products/${id}/distribution`, headers, payload })
}

function reseller({ app }: TestApp, headers: object, productId: number) {
  const send = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    more: object = {},
  ) => {
    const reply = await app.inject({
      method,
      url: `/octo${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
  }
  const place = { productId: String(productId), optionId: '1', availabilityId: ID }
  const hold = (fields: object = {}) =>
    send('POST', '/bookings', { ...place, unitItems: [{ unitId: 'guest' }, { unitId: 'guest' }], ...fields })
  const confirm = (uuid: string, fields: object = {}) =>
    send('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT, ...fields })
  return { send, place, hold, confirm }
}

test('nothing is there without a token, and another one is refused', async () => {
  const { app, db } = await testApp()
  const status = async (authorization?: string) => {
    const reply = await app.inject({
      url: '/octo/products',
      headers: { ...(authorization && { authorization }) },
    })
    return [reply.statusCode, reply.json().error]
  }
  const other = await anApiToken(db, { scopes: ['bookings:read'] })
  expect(await status()).toEqual([401, 'UNAUTHORIZED'])
  expect(await status('Bearer nonsense')).toEqual([403, 'FORBIDDEN'])
  expect(await status('Bearer bkt_live_nonsense')).toEqual([403, 'FORBIDDEN'])
  expect(await status(other.headers.authorization)).toEqual([403, 'FORBIDDEN'])
})

test('products have an option for each time slot, and capabilities add to them what was asked for', async () => {
  const { send, product } = await start()
  const plain = await send('GET', '/products')
  expect(plain.body).toHaveLength(1)
  expect(plain.body[0]).toMatchObject({
    id: String(product.id),
    availabilityType: 'START_TIME',
    instantConfirmation: false,
    deliveryMethods: ['VOUCHER'],
    options: [{ id: '1', default: true, units: [{ id: 'guest' }] }, { id: '2', default: false }, { id: '3' }],
  })
  expect(plain.body[0]).not.toHaveProperty('pricingPer')
  const priced = await send('GET', `/products/${product.id}`, undefined, {
    'octo-capabilities': 'octo/pricing, octo/cart, octo/content',
  })
  expect(priced.headers['octo-capabilities']).toBe('octo/pricing, octo/content')
  expect(priced.body).toMatchObject({ pricingPer: 'BOOKING', defaultCurrency: 'USD', title: product.name })
  expect(priced.body.options[0].pricingFrom[0]).toMatchObject({ retail: 12_000, net: 9600 })
})

test('a hold takes a unit, ends to the second without a job, and then reads as expired', async () => {
  const { hold, send, clock, place, app } = await start({ units: 1 })
  const made = await hold({ expirationMinutes: 10 })
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({
    status: 'ON_HOLD',
    testMode: false,
    availabilityId: ID,
    availability: { id: ID, status: 'SOLD_OUT', available: false, vacancies: 0, capacity: 4, maxUnits: 0 },
    cancellable: true,
  })
  expect(made.body.utcExpiresAt).toBe(new Date(clock.now().getTime() + 10 * MINUTE).toISOString())
  const availability = async () => {
    const body = { productId: place.productId, optionId: '1', availabilityIds: [ID] }
    const [found] = (await send('POST', '/availability', body)).body
    const url = `/api/products/${place.productId}/availability?from=2026-06-20&to=2026-06-20`
    const site = (await app.inject({ url })).json()[0].slots[0].remaining
    return [found.status, found.vacancies, site]
  }
  expect(await availability()).toEqual(['SOLD_OUT', 0, 0])
  expect((await hold()).body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' })
  clock.advance(10 * MINUTE - 1)
  expect(await availability()).toEqual(['SOLD_OUT', 0, 0])
  clock.advance(1)
  expect(await availability()).toEqual(['AVAILABLE', 4, 1])
  expect((await send('GET', `/bookings/${made.body.uuid}`)).body.status).toBe('EXPIRED')
  expect((await send('POST', `/bookings/${made.body.uuid}/extend`, {})).body.error).toBe(
    'INVALID_BOOKING_UUID',
  )
  expect((await hold()).status).toBe(200)
})

test('a hold is in no list or counter; what is confirmed on request is decided by staff', async () => {
  const { app, hold, confirm, send, signedIn, mails } = await start()
  const { headers } = await signedIn({ admin: true })
  const list = async () => (await app.inject({ url: '/api/bookings', headers })).json()
  const { uuid } = (await hold({ resellerReference: 'BG-7' })).body
  expect([await list(), await mails()]).toEqual([[], []])
  const confirmed = await confirm(uuid)
  expect(confirmed.body).toMatchObject({ status: 'PENDING', utcExpiresAt: null, resellerReference: 'BG-7' })
  expect((await confirm(uuid)).body).toEqual(confirmed.body)
  const [booking] = await list()
  expect(booking).toMatchObject({
    status: 'Pending',
    username: 'Karl Borg',
    id_user_fk: null,
    guests: 2,
    source: 'reseller',
    reseller: { name: 'Blue Grotto Tours', reference: 'BG-7', uuid },
    contact: { name: 'Karl Borg', mail: 'karl@example.com', phone: '+35679000000' },
  })
  const decide = (status: string) =>
    app.inject({ method: 'PUT', url: `/api/bookings/${booking.id}`, headers, payload: { status } })
  await decide('Cancelled')
  expect((await send('GET', `/bookings/${uuid}`)).body.status).toBe('REJECTED')
  await app.inject({ method: 'POST', url: `/api/bookings/${booking.id}/undo`, headers })
  await decide('Confirmed')
  expect((await send('GET', `/bookings/${uuid}`)).body).toMatchObject({
    status: 'CONFIRMED',
    cancellation: null,
  })
  await app.inject({ method: 'DELETE', url: `/api/bookings/${booking.id}`, headers })
  expect((await send('GET', `/bookings/${uuid}`)).body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL' },
    cancellable: false,
  })
})

test('a booking is changed and cancelled by its reseller', async () => {
  const { hold, confirm, send, app, signedIn } = await start({ instant: true })
  const { uuid } = (await hold()).body
  expect((await confirm(uuid, { unitItems: [{ unitId: 'guest' }] })).body).toMatchObject({
    status: 'CONFIRMED',
  })
  const changed = await send('PATCH', `/bookings/${uuid}`, {
    availabilityId: '2026-06-21T08:00:00+02:00',
    notes: 'A birthday',
  })
  expect(changed.body).toMatchObject({
    status: 'CONFIRMED',
    notes: 'A birthday',
    availabilityId: '2026-06-21T08:00:00+02:00',
  })
  const { headers } = await signedIn({ admin: true })
  const [booking] = (await app.inject({ url: '/api/bookings', headers })).json()
  expect(booking).toMatchObject({ booking_date: '2026-06-21 00:00:00', guests: 1, note: 'A birthday' })
  const cancelled = await send('POST', `/bookings/${uuid}/cancel`, { reason: 'Rain' })
  expect(cancelled.body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL', reason: 'Rain' },
  })
  expect((await send('POST', `/bookings/${uuid}/cancel`, {})).body).toEqual(cancelled.body)
  const history = await app.inject({ url: `/api/history?entity=booking&id=${booking.id}`, headers })
  expect(
    history.json().map(({ action, actor }: { action: string; actor: string }) => [action, actor]),
  ).toEqual([
    ['cancelled', 'Accounting'],
    ['moved', 'Accounting'],
    ['created', 'Accounting'],
  ])
})

test('the same uuid is one booking, also in parallel; another body is refused', async () => {
  const { hold } = await start({ units: 10 })
  const uuid = '559AED3D-6d5b-4fe0-bfca-99f5e7218a56'
  const made = await Promise.all(Array.from({ length: 20 }, () => hold({ uuid })))
  expect(
    new Set(made.map(({ status, body }) => `${status} ${body.uuid} ${body.supplierReference}`)).size,
  ).toBe(1)
  expect((await hold({ uuid, notes: 'x' })).body).toMatchObject({ error: 'INVALID_BOOKING_UUID' })
})

test('holds and bookings of the site never exceed the units', async () => {
  const { hold, app, db, product, signedIn } = await start({ units: 3 })
  const customers = await Promise.all(Array.from({ length: 6 }, () => signedIn()))
  const book = ({ headers }: { headers: object }) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { ...headers },
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 },
    })
  const replies = await Promise.all(
    customers.flatMap((customer) => [
      hold().then(({ status }) => status === 200),
      book(customer).then(({ statusCode }) => statusCode === 201),
    ]),
  )
  expect(replies.filter(Boolean)).toHaveLength(3)
  const place = {
    product_id: product.id,
    slot_id: 1,
    booking_date: '2026-06-20' as never,
    starts_at: '09:00',
    ends_at: '11:00',
    expires_at: '2027-01-01T00:00:00.000Z',
    updated_at: '2026-06-10T08:00:00.000Z',
    is_test: 0 as const,
  }
  await expect(db.insertInto('hold').values(place).execute()).rejects.toThrow('slot_taken')
})

test('tests see what is taken, and nobody sees tests', async () => {
  const { hold, confirm, app, db, product, signedIn, mails } = await start({
    units: 2,
    mode: 'test',
    instant: true,
  })
  const { uuid, testMode } = (await hold()).body
  expect(testMode).toBe(true)
  expect((await confirm(uuid, { emailReceipt: true })).body).toMatchObject({
    status: 'CONFIRMED',
    testMode: true,
  })
  const url = `/api/products/${product.id}/availability?from=2026-06-20&to=2026-06-20`
  expect((await app.inject({ url })).json()[0].slots[0].remaining).toBe(2)
  expect([await mails(), await db.selectFrom('booking').selectAll().execute()]).toEqual([[], []])
  const live = reseller({ app } as TestApp, (await anApiToken(db, { scopes: ['octo'] })).headers, product.id)
  expect([(await live.hold()).status, (await live.hold()).status]).toEqual([200, 200])
  expect((await hold()).body.error).toBe('UNPROCESSABLE_ENTITY')
  expect((await live.send('GET', `/bookings/${uuid}`)).body.error).toBe('INVALID_BOOKING_UUID')
  expect((await signedIn({ admin: true })).id).toBeGreaterThan(0)
})

test('errors come in the order of OCTO, with the id in question', async () => {
  const { send, hold, place } = await start()
  const cases: [error: string, id: object, sent: Promise<{ status: number; body: object }>][] = [
    ['INVALID_PRODUCT_ID', { productId: 'nope' }, hold({ productId: 'nope', optionId: 'nope' })],
    ['INVALID_OPTION_ID', { optionId: 'nope' }, hold({ optionId: 'nope', availabilityId: 'nope' })],
    [
      'INVALID_AVAILABILITY_ID',
      { availabilityId: 'nope' },
      hold({ availabilityId: 'nope', unitItems: [{}] }),
    ],
    ['INVALID_UNIT_ID', { unitId: 'child' }, hold({ unitItems: [{ unitId: 'child' }], uuid: 'x' })],
    ['INVALID_BOOKING_UUID', { uuid: 'x' }, hold({ uuid: 'x', unitItems: [] })],
    ['UNPROCESSABLE_ENTITY', {}, hold({ unitItems: [] })],
    ['UNPROCESSABLE_ENTITY', {}, hold({ unitItems: undefined })],
    ['UNPROCESSABLE_ENTITY', {}, hold({ unitItems: Array.from({ length: 5 }, () => ({ unitId: 'guest' })) })],
    ['BAD_REQUEST', {}, hold({ unitItems: 7, productId: 'nope' })],
    ['BAD_REQUEST', {}, hold({ expirationMinutes: 0 })],
    ['BAD_REQUEST', {}, send('GET', '/bookings')],
    ['BAD_REQUEST', {}, send('POST', '/availability', { ...place, localDateStart: '2026-06-20' })],
    ['INVALID_BOOKING_UUID', { uuid: 'x' }, send('GET', '/bookings/x')],
    ['INVALID_PRODUCT_ID', { productId: '999' }, send('GET', '/products/999')],
  ]
  for (const [error, id, sent] of cases) {
    const { status, body } = await sent
    expect({ status, ...body }).toEqual({ status: 400, error, errorMessage: expect.any(String), ...id })
  }
  expect((await send('GET', '/nothing')).body.error).toBe('NOT_FOUND')
  expect((await send('POST', '/products', {})).status).toBe(405)
})

test('what reaches no route is an error of OCTO, too', async () => {
  const { app, headers } = await start()
  for (const url of ['/octo/products/%zz', `/octo/products/${'1'.repeat(200)}`, '/octo/%C0']) {
    const reply = await app.inject({ url, headers: { ...headers } })
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toEqual({ error: expect.any(String), errorMessage: expect.any(String) })
  }
})

test('distribution says who sells a product, how and under which reference', async () => {
  const fixture = await start()
  const { app, product, send, signedIn } = fixture
  const url = `/api/products/${product.id}/distribution`
  const { headers } = await signedIn({ admin: true })
  const set = (payload: object) => app.inject({ method: 'PUT', url, headers, payload })
  expect((await app.inject({ url, headers })).json()).toEqual({
    published: true,
    availability: 'START_TIME',
    instant_confirmation: null,
    reference: null,
  })
  expect((await set({ availability: 'SOMETIMES' })).json().errors[0].pointer).toBe('#/availability')
  await set({ availability: 'OPENING_HOURS', reference: 'LUZ' })
  const listed = (await app.inject({ url: '/api/distributions', headers })).json()
  expect(listed.find(({ product_id }: { product_id: number }) => product_id === product.id)).toEqual({
    product_id: product.id,
    published: true,
    availability: 'OPENING_HOURS',
    instant_confirmation: null,
    reference: 'LUZ',
  })
  const [sold] = (await send('GET', '/products')).body
  expect(sold).toMatchObject({ availabilityType: 'OPENING_HOURS', reference: 'LUZ' })
  expect(sold.options[0].availabilityLocalStartTimes).toEqual([])
  const days = { localDateStart: '2026-06-20', localDateEnd: '2026-06-21' }
  const found = await send('POST', '/availability', { productId: sold.id, optionId: '1', ...days })
  expect(found.body).toHaveLength(2)
  expect(found.body[0]).toMatchObject({ id: '2026-06-20T00:00:00+02:00', allDay: true, openingHours: [{}] })
  await set({ published: false })
  expect((await send('GET', '/products')).body).toEqual([])
})

test('staff find bookings by source and by reference, and an unknown source is refused', async () => {
  const { app, db, hold, confirm, product, signedIn } = await start({ instant: true, units: 5 })
  await aBooking(db, { account_id: (await signedIn()).id, product })
  const { uuid, supplierReference } = (await hold({ resellerReference: 'BG-7' })).body
  await confirm(uuid)
  const { headers } = await signedIn({ admin: true })
  const found = async (query: string) => {
    const reply = await app.inject({ url: `/api/bookings?${query}`, headers })
    return [reply.json().length, Number(reply.headers['x-total-count'])]
  }
  for (const [query, count] of [
    ['source=reseller', 1],
    ['source=site', 1],
    ['source=staff', 0],
    ['q=BG-7', 1],
    [`q=${supplierReference.toLowerCase()}&source=reseller`, 1],
    ['q=BG-7&source=site', 0],
    [`q=${encodeURIComponent(product.name)}&source=site`, 1],
    [`q=${encodeURIComponent(product.name)}&limit=1`, 2],
  ] as const)
    expect([query, ...(await found(query))]).toEqual([query, query.includes('limit') ? 1 : count, count])
  const refused = await app.inject({ url: '/api/bookings?source=phone', headers })
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '#/source' }] })
})
