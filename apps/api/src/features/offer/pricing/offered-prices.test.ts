import { expect, test } from 'vitest'
import { aBooking, aClosure, aProduct, aTimeSlot } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'

// It is noon in Malta on Wednesday, 10 June 2026.
const TODAY = '2026-06-10'
const SATURDAY = '2026-06-20'
const MONDAY = '2026-06-22'
const FULL_DAY = { charge: 'per_booking', slot_prices: [{ slot_id: 3, price: 200 }] }

async function start() {
  const fixture = await testApp()
  const { app, db } = fixture
  const [admin, customer] = [await fixture.signedIn({ admin: true }), await fixture.signedIn()]
  const product = await aProduct(db, { price_cents: 5000, max_persons: 6 })
  const path = `/api/products/${product.id}`
  const put = (url: string, payload: object, headers: object = {}) =>
    app.inject({ method: 'PUT', url, payload, headers: { ...admin.headers, ...headers } })
  const book = (payload: object, headers: object = customer.headers) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: { id_product_fk: product.id, ...payload },
      headers: { ...headers },
    })
  const quote = (query: string, headers: object = {}) =>
    app.inject({ url: `${path}/quote?${query}`, headers: { ...headers } })
  return { ...fixture, admin, customer, product, path, put, book, quote }
}

test('the price from is one that can be booked, and its tag changes with it', async () => {
  const { app, path, put, admin, db } = await start()
  await put(`${path}/pricing`, FULL_DAY)
  const read = async () => {
    const [one, [listed]] = [await app.inject(path), (await app.inject('/api/products')).json()]
    expect(listed).toMatchObject({ price_from: one.json().price_from, price_varies: one.json().price_varies })
    return one
  }
  const open = await read()
  expect(open.json()).toMatchObject({ price_from: 50, price_varies: true })

  await put(`${path}/schedule`, { slot_ids: [3] })
  const fullDayOnly = await read()
  expect(fullDayOnly.json()).toMatchObject({ price: 50, price_from: 200, price_varies: false })
  expect(fullDayOnly.headers.etag).not.toBe(open.headers.etag)

  await put(`${path}/schedule`, {})
  for (const id of [1, 2]) await put(`/api/time-slots/${id}`, { archived: true })
  const known = { 'if-none-match': String(open.headers.etag) }
  const archived = await app.inject({ url: path, headers: known })
  expect(archived.statusCode).toBe(200)
  expect(archived.json()).toMatchObject({ price_from: 200 })

  const stale = await put(path, { name: 'Luzzu' }, { 'if-match': String(open.headers.etag) })
  expect(stale.statusCode).toBe(412)
  const address = await app.inject(`${path}?image=url`)
  const changed = await put(path, { name: 'Luzzu' }, { 'if-match': String(address.headers.etag) })
  expect(changed.statusCode).toBe(200)
  expect((await app.inject(path)).headers.etag).toBe(changed.headers.etag)
  expect(await db.selectFrom('product').select('name').executeTakeFirst()).toEqual({ name: 'Luzzu' })
  expect((await app.inject({ method: 'DELETE', url: path, headers: admin.headers })).statusCode).toBe(204)
})

test('the price from follows the dates that can be booked, day by day', async () => {
  const { app, path, put, clock } = await start()
  const rule = { name: 'Summer', from_date: '2026-07-01', to_date: '2026-12-31', percent: 50 }
  await put(`${path}/pricing`, { charge: 'per_booking', rules: [rule] })
  const [before] = (await app.inject('/api/products')).json()
  expect(before).toMatchObject({ price_from: 50, price_varies: true })
  clock.advance(21 * 24 * 3600 * 1000)
  const [after] = (await app.inject('/api/products')).json()
  expect(after).toMatchObject({ price_from: 75, price_varies: false })
})

test('a place that nobody can book has no quote: it is refused as a booking is', async () => {
  const { db, product, path, put, book, quote } = await start()
  const archived = await aTimeSlot(db, { archived: 1 })
  const deleted = await aTimeSlot(db, { deleted_at: 'now' })
  await put(`${path}/schedule`, {
    slot_ids: [1, 3, archived],
    weekdays: [3, 6],
    season: { from: '06-01', to: '07-05' },
    min_notice_hours: 100,
  })
  await aClosure(db, { product_id: product.id, from_date: '2026-06-27', to_date: '2026-06-27' })
  const places: [date: string, slotId: number, status: number][] = [
    [SATURDAY, 1, 200],
    [SATURDAY, 2, 422],
    [SATURDAY, archived, 422],
    [SATURDAY, deleted, 422],
    [SATURDAY, 99, 422],
    [MONDAY, 1, 422],
    ['2026-07-08', 1, 422],
    ['2026-07-22', 1, 422],
    ['2026-06-06', 1, 422],
    [TODAY, 1, 422],
    ['2026-06-13', 1, 422],
    ['2026-06-27', 1, 409],
  ]
  for (const [date, slot_id, status] of places) {
    const quoted = await quote(`date=${date}&slot_id=${slot_id}`)
    expect([date, slot_id, quoted.statusCode]).toEqual([date, slot_id, status])
    if (status === 200) continue
    const booked = await book({ booking_date: date, slot_id })
    const problemOf = (reply: typeof quoted) => {
      const { type, message, errors } = reply.json()
      return { status: reply.statusCode, type, message, errors }
    }
    expect(problemOf(quoted)).toEqual(problemOf(booked))
  }
})

test('a full slot is priced as if it were open', async () => {
  const { db, product, customer, quote, book } = await start()
  await aBooking(db, { account_id: customer.id, product, booking_date: SATURDAY })
  expect((await book({ booking_date: SATURDAY, slot_id: 1 })).statusCode).toBe(409)
  expect((await quote(`date=${SATURDAY}&slot_id=1`)).json()).toMatchObject({ total_price: 50 })
})

test('staff are quoted what they may book against window, notice and schedule; nobody else is', async () => {
  const { app, path, put, quote, admin, customer } = await start()
  await put(`${path}/schedule`, { slot_ids: [2], weekdays: [1], min_notice_hours: 1000 })
  const far = `date=2026-12-05&slot_id=1&override=true`
  expect((await quote(far, admin.headers)).json()).toMatchObject({ total_price: 50 })
  expect((await quote(far.replace('true', 'false'), admin.headers)).statusCode).toBe(422)
  for (const headers of [{}, customer.headers, { authorization: 'Bearer none' }])
    expect((await quote(far, headers)).statusCode).toBe(422)
  expect((await quote('date=2026-06-09&slot_id=1&override=true', admin.headers)).statusCode).toBe(422)
  await app.inject({
    method: 'POST',
    url: '/api/closures',
    headers: admin.headers,
    payload: { from_date: '2026-12-05', to_date: '2026-12-05', reason: 'Storm' },
  })
  const closed = await quote(far, admin.headers)
  expect([closed.statusCode, closed.json().type]).toEqual([409, '/problems/closed'])
})
