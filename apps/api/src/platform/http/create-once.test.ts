import { setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { aForm } from '../../../test/support/forms'
import { aPicture } from '../../../test/support/pictures'
import { type TestApp, testApp } from '../../../test/support/test-app'
import type { Db, Tx } from '../database/schema'
import { Refusal } from '../errors/refusal'
import { createOnce } from './create-once'

const REQUEST = { booking_date: '2026-06-20', slot_id: 1 }

async function withProduct(environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment })
  const product = await aProduct(fixture.db, { units: 50 })
  return {
    ...fixture,
    fixture,
    customer: await fixture.signedIn(),
    input: { ...REQUEST, id_product_fk: product.id },
  }
}

const book = ({ app }: TestApp, headers: Record<string, string>, key: string | undefined, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload,
  })

test('a repeated request with the same key books once and gets the same response', async () => {
  const { fixture, customer, input, mails } = await withProduct()

  const first = await book(fixture, customer.headers, 'a-key', input)
  const again = await book(fixture, customer.headers, 'a-key', input)

  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.body).toBe(first.body)
  expect(again.headers.location).toBe(first.headers.location)
  expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
    undefined,
    'true',
  ])
  expect(await mails()).toHaveLength(1)
})

test('a repeat answers with the booking as it stands, and its ETag', async () => {
  const { fixture, customer, input, signedIn } = await withProduct()
  const admin = await signedIn({ admin: true })
  const first = await book(fixture, customer.headers, 'a-key', input)
  const url = `/api/bookings/${first.json().id}`
  const read = await fixture.app.inject({ url, headers: customer.headers })
  await fixture.app.inject({ method: 'PUT', url, headers: admin.headers, payload: { status: 'Confirmed' } })

  const again = await book(fixture, customer.headers, 'a-key', input)
  expect(first.headers.etag).toBe('"v1"')
  expect(read.headers.etag).toBe(first.headers.etag)
  expect([again.statusCode, again.json().status, again.headers.etag]).toEqual([201, 'Confirmed', '"v2"'])
})

test('five concurrent repeats create one booking per key', async () => {
  const { fixture, customer, input, db } = await withProduct()
  for (const key of ['one', 'two', 'three', 'four']) {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => book(fixture, customer.headers, key, input)),
    )
    expect(
      replies.filter(({ headers }) => headers['idempotency-replayed'] === undefined && headers.location),
    ).toHaveLength(1)
    for (const { statusCode } of replies) expect([201, 409]).toContain(statusCode)
    expect((await book(fixture, customer.headers, key, input)).headers['idempotency-replayed']).toBe('true')
  }
  expect(await db.selectFrom('booking').select('id').execute()).toHaveLength(4)
})

test('a key belongs to one request of one customer', async () => {
  const { fixture, customer, input, signedIn } = await withProduct()
  await book(fixture, customer.headers, 'a-key', input)

  const changed = await book(fixture, customer.headers, 'a-key', { ...input, slot_id: 2 })
  const stranger = await book(fixture, (await signedIn()).headers, 'a-key', input)

  expect(changed.json()).toMatchObject({ status: 422, type: '/problems/idempotency-key-reused' })
  expect(stranger.headers['idempotency-replayed']).toBeUndefined()
  expect(stranger.statusCode).toBe(201)
})

test('a repeat of what was deleted or erased is gone, and nothing is created again', async () => {
  const { fixture, customer, input, signedIn, db, clock } = await withProduct()
  const admin = await signedIn({ admin: true })
  const send = (method: 'DELETE' | 'POST', url: string, headers = admin.headers) =>
    fixture.app.inject({ method, url: `/api${url}`, headers })
  const { id } = (await book(fixture, customer.headers, 'a-key', input)).json()
  const forMaria = { ...input, customer: { username: 'Maria', mail: customer.mail, phone: '+35679000000' } }
  const other = await book(fixture, admin.headers, 'a-key', forMaria)

  await send('DELETE', `/bookings/${id}`)
  const deleted = await book(fixture, customer.headers, 'a-key', input)
  await send('POST', `/bookings/${id}/undo`)
  const restored = await book(fixture, customer.headers, 'a-key', input)
  await send('DELETE', `/bookings/${id}`)
  await send('DELETE', `/bookings/${other.json().id}`)
  clock.advance(60_000)
  expect((await send('DELETE', `/user/${customer.id}`)).statusCode).toBe(204)
  const erased = await book(fixture, admin.headers, 'a-key', forMaria)

  expect(deleted.json()).toMatchObject({ status: 410, type: '/problems/gone' })
  expect([restored.statusCode, restored.json().id]).toEqual([201, id])
  expect(erased.statusCode).toBe(410)
  expect(await db.selectFrom('booking').select('id').execute()).toEqual([])
})

test('every POST that creates does it once for each key, which belongs to its route', async () => {
  const fixture = await testApp()
  const { app, db, signedIn } = fixture
  const { headers } = await signedIn({ admin: true })
  const product = await aProduct(db, { units: 5 })
  const post = (url: string, payload: object | string | Buffer, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...headers, 'idempotency-key': 'a-key', ...more },
      payload,
    })
  const form = aForm([
    ['name', 'Sea Kayak'],
    ['description', 'For two.'],
    ['id_activity_fk', String(product.activity_id)],
    ['max_persons', '2'],
    ['price', '30'],
    ['image', { bytes: await aPicture() }],
  ])
  const requests = {
    '/bookings': () => post('/bookings', { ...REQUEST, id_product_fk: product.id }),
    '/faqs': () => post('/faqs', { question: 'Towels?', answer: 'On board.' }),
    '/activities': () => post('/activities', { name: 'Sails', description: 'Along the coast.' }),
    '/products': () => post('/products', form.payload, form.headers),
    '/addons': () =>
      post('/addons', { addon_name: 'Lunch', included: 0, extra_price: 5, id_product_fk: product.id }),
    '/time-slots': () => post('/time-slots', { name: 'Evening', time_range: '19:00-21:00' }),
    '/closures': () =>
      post('/closures', {
        from_date: '2026-07-01',
        to_date: '2026-07-02',
        product_id: product.id,
        slot_id: null,
        units: 1,
        reason: '',
      }),
  }
  for (const [url, request] of Object.entries(requests)) {
    const [first, again] = [await request(), await request()]
    expect({ url, status: first.statusCode, body: first.body }).toMatchObject({ url, status: 201 })
    expect({ url, status: again.statusCode, body: again.json() }).toEqual({
      url,
      status: 201,
      body: first.json(),
    })
    expect(again.headers.location).toBe(`/api${url}/${first.json().id}`)
    expect([first, again].map((reply) => reply.headers['idempotency-replayed'])).toEqual([undefined, 'true'])
  }
  await db.deleteFrom('faq').execute()
  expect((await requests['/faqs']()).statusCode).toBe(410)
  expect((await post('/faqs', { question: 'Other?', answer: 'Yes.' })).json().type).toBe(
    '/problems/idempotency-key-reused',
  )
})

test('a refused request does not use up its key', async () => {
  const { fixture, customer, input } = await withProduct()
  expect((await book(fixture, customer.headers, 'a-key', { ...input, total_price: 1 })).statusCode).toBe(409)
  expect((await book(fixture, customer.headers, 'a-key', { ...input, total_price: 120 })).statusCode).toBe(
    201,
  )
})

test('a repeat is answered even when the date has passed meanwhile', async () => {
  const { fixture, customer, input, clock, db } = await withProduct()
  const first = await book(fixture, customer.headers, 'a-key', {
    ...input,
    booking_date: '2026-06-10',
    slot_id: 2,
  })
  clock.set('2026-06-11T10:00:00Z')
  await db.updateTable('session').set({ last_seen_at: clock.now().toISOString() }).execute()

  const again = await book(fixture, customer.headers, 'a-key', {
    ...input,
    booking_date: '2026-06-10',
    slot_id: 2,
  })

  expect(again.body).toBe(first.body)
})

test('without a key identical bookings are allowed while units remain', async () => {
  const { fixture, customer, input } = await withProduct()
  const [one, other] = [
    await book(fixture, customer.headers, undefined, input),
    await book(fixture, customer.headers, undefined, input),
  ]
  expect(one.json().id).not.toBe(other.json().id)
})

test('the number of open requests of a customer is limited', async () => {
  const { fixture, customer, input } = await withProduct({ MAX_OPEN_REQUESTS: '2' })
  const statuses = []
  for (let attempt = 0; attempt < 3; attempt += 1)
    statuses.push((await book(fixture, customer.headers, undefined, input)).statusCode)
  expect(statuses).toEqual([201, 201, 429])
})

test('the eleventh request within a minute is refused', async () => {
  const { fixture, customer, input } = await withProduct({ RATE_LIMIT: 'on' })
  for (let attempt = 0; attempt < 10; attempt += 1) await book(fixture, customer.headers, undefined, input)
  const reply = await book(fixture, customer.headers, undefined, input)
  expect(reply.json()).toMatchObject({ status: 429, message: 'You have too many open requests.' })
  expect(reply.headers['retry-after']).toBeDefined()
})

test('a front desk has a limit of its own, in its own words', async () => {
  const { fixture, input } = await withProduct({ RATE_LIMIT: 'on' })
  const admin = await fixture.signedIn({ admin: true })
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 60; attempt += 1)
    statuses.add((await book(fixture, admin.headers, undefined, { ...input, slot_id: 99 })).statusCode)
  expect([...statuses]).toEqual([422])
  for (let attempt = 60; attempt < 300; attempt += 1)
    await fixture.app.rateLimits.consume([['booking/staff', String(admin.id)]])
  const reply = await book(fixture, admin.headers, undefined, input)
  expect(reply.json().status).toBe(429)
  expect(reply.json().message).not.toContain('open requests')
})

/** A server with one route, which adds a question in its own way. */
async function asking(handlerTimeout: number, find: (db: Db, id: number) => Promise<object | undefined>) {
  const { db, clock } = await testApp()
  await db.deleteFrom('faq').execute()
  const app = fastify({ handlerTimeout })
  app.decorate('db', db).decorate('clock', clock)
  const create = async (tx: Tx) => {
    const faq = { question: 'Towels?', answer: 'On board.' }
    return (await tx.insertInto('faq').values(faq).returning('id').executeTakeFirstOrThrow()).id
  }
  app.post('/questions', (request, reply) => createOnce(request, reply, { input: {}, create, find }))
  onTestFinished(() => app.close())
  const ask = (headers = {}) => app.inject({ method: 'POST', url: '/questions', headers })
  const count = async () => (await db.selectFrom('faq').select('id').execute()).length
  return { ask, count }
}

test.each([{}, { 'idempotency-key': 'a-key' }])(
  'nothing is created where the answer cannot be read, with %j',
  async (headers) => {
    const { ask, count } = await asking(10_000, () => Promise.reject(new Refusal('unavailable')))
    expect((await ask(headers)).statusCode).toBe(500)
    expect(await count()).toBe(0)
  },
)

test.each([{}, { 'idempotency-key': 'a-key' }])(
  'nothing is created for a request that was refused meanwhile, with %j',
  async (headers) => {
    const ended = Promise.withResolvers<void>()
    const { ask, count } = await asking(100, async (_db, id) => {
      await pause(300)
      setImmediate(ended.resolve)
      return { id }
    })
    expect((await ask(headers)).statusCode).toBe(503)
    await ended.promise
    await pause(100)
    expect(await count()).toBe(0)
  },
)
