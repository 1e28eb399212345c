import { expect, test } from 'vitest'
import { anAddon, aProduct } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { testApp } from '../../../../test/support/test-app'

// A Saturday and a Monday.
const SATURDAY = '2026-06-20'
const MONDAY = '2026-06-22'

const WEEKEND = { name: 'Weekend', from_date: null, to_date: null, weekdays: [6, 7], percent: 20 }

async function start(environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment })
  const { app, db } = fixture
  const [admin, customer] = [await fixture.signedIn({ admin: true }), await fixture.signedIn()]
  const product = await aProduct(db, { price_cents: 3000, units: 50, max_persons: 6 })
  const path = `/api/products/${product.id}`
  return {
    ...fixture,
    product,
    customer,
    read: (url: string) => app.inject({ url, headers: admin.headers }),
    set: (payload: object, headers: object = {}) =>
      app.inject({
        method: 'PUT',
        url: `${path}/pricing`,
        payload,
        headers: { ...admin.headers, ...headers },
      }),
    pricing: () => app.inject(`${path}/pricing`),
    quote: (query: string) => app.inject(`${path}/quote?${query}`),
    book: (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/api/bookings',
        payload: { booking_date: SATURDAY, slot_id: 1, id_product_fk: product.id, ...payload },
        headers: customer.headers,
      }),
  }
}

test('with nothing set the price is charged once, and shown per hour', async () => {
  const { pricing, quote, book, product, read } = await start()
  expect((await pricing()).json()).toEqual({ charge: 'as_listed', slot_prices: [], rules: [] })
  expect((await quote(`date=${SATURDAY}&slot_id=3`)).json()).toEqual({
    total_price: 30,
    lines: [{ label: 'Base price', amount: 30 }],
    currency: 'USD',
  })
  expect((await book({ total_price: 30 })).json()).toMatchObject({ total_price: 30, guests: null })
  const [listed] = (await read('/api/products')).json()
  expect(listed).toMatchObject({ price: 30, charge: 'as_listed', price_from: 30, price_varies: false })
  expect((await read(`/api/products/${product.id}`)).json()).toMatchObject({
    pricing: { charge: 'as_listed', slot_prices: [], rules: [] },
  })
})

test('a quote has the price of the slot by the hour, the first rule that fits, and the add-ons', async () => {
  const { db, product, set, quote, book } = await start({ CURRENCY: 'EUR' })
  const lunch = await anAddon(db, { product_id: product.id, addon_name: 'Lunch', extra_price_cents: 1550 })
  const ice = await anAddon(db, { product_id: product.id, included: 1, extra_price_cents: null })
  await set({
    charge: 'per_hour',
    slot_prices: [{ slot_id: 2, price: 12.35 }],
    rules: [WEEKEND, { ...WEEKEND, name: 'Always', weekdays: [1, 2, 3, 4, 5, 6, 7], percent: -50 }],
  })
  const weekend = await quote(`date=${SATURDAY}&slot_id=2&addon_ids=${lunch},${ice}`)
  expect(weekend.json()).toEqual({
    total_price: 89.6,
    lines: [
      { label: 'Base price × 5 hours', amount: 61.75 },
      { label: 'Weekend', amount: 12.35 },
      { label: 'Lunch', amount: 15.5 },
    ],
    currency: 'EUR',
  })
  expect((await quote(`date=${MONDAY}&slot_id=1`)).json()).toMatchObject({ total_price: 60 })
  const booked = await book({ slot_id: 2, addon_ids: [lunch, ice], total_price: 89.6 })
  expect(booked.json()).toMatchObject({ total_price: 89.6 })
})

test('per person the guests are needed, charged, and shown with the booking', async () => {
  const { set, quote, book, read, app, customer, ...fixture } = await start()
  await set({ charge: 'per_person', rules: [WEEKEND] })
  const missing = [await quote(`date=${SATURDAY}&slot_id=1`), await book({}), await book({ guests: null })]
  for (const reply of missing) {
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual([
      { pointer: '#/guests', detail: 'Please tell us how many guests will come.' },
    ])
  }
  expect((await quote(`date=${SATURDAY}&slot_id=1&guests=3`)).json()).toMatchObject({ total_price: 108 })
  const changed = await book({ guests: 3, total_price: 90 })
  expect(changed.json()).toMatchObject({ type: '/problems/price-changed', total_price: 108 })
  const { id } = (await book({ guests: 3, total_price: 108 })).json()

  const shown = { id, guests: 3, total_price: 108 }
  const own = await app.inject({ url: `/api/bookings/user/${customer.id}`, headers: customer.headers })
  expect(own.json()).toMatchObject([shown])
  expect((await read(`/api/bookings/${id}`)).json()).toMatchObject(shown)
  expect((await read('/api/bookings')).json()).toMatchObject([shown])
  expect((await read(`/api/manifests/${SATURDAY}`)).json()).toMatchObject([shown])
  expect((await read('/api/exports/bookings.csv')).body).toMatch(
    /,Guests,Phone,Mail,Note\r\n.*,3,[^\r]*\r\n$/,
  )
  const [mail] = (await sentMails({ app, ...fixture })).filter(({ to }) => to === customer.mail)
  expect(mail?.text).toContain('Guests: 3')
})

test.each([0, 7, 1.5, '2', -1, true])('%s guests of at most six are refused', async (guests) => {
  const { book } = await start()
  const reply = await book({ guests })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toMatchObject([{ pointer: '#/guests' }])
})

test('too many guests are told even when the slot is taken', async () => {
  const { book, db, product } = await start()
  await db.updateTable('product').set({ units: 1 }).where('id', '=', product.id).execute()
  expect((await book({ guests: 6 })).json()).toMatchObject({ guests: 6, total_price: 30 })
  expect((await book({ guests: 7 })).json()).toMatchObject({ errors: [{ pointer: '#/guests' }] })
  expect((await book({ guests: 6 })).statusCode).toBe(409)
})

test('each bad field is told, and nothing is stored', async () => {
  const { set, pricing } = await start()
  const reply = await set({
    charge: 'per_day',
    slot_prices: [{ slot_id: 1, price: -1 }],
    rules: [{ ...WEEKEND, percent: 301, weekdays: [] }],
  })
  expect(reply.statusCode).toBe(422)
  const pointers = reply.json().errors.map(({ pointer }: { pointer: string }) => pointer)
  expect(pointers).toEqual(['#/charge', '#/slot_prices/0/price', '#/rules/0/weekdays', '#/rules/0/percent'])
  const unknown = await set({ charge: 'per_hour', slot_prices: [{ slot_id: 99, price: 1 }] })
  expect(unknown.json()).toMatchObject({ errors: [{ pointer: '#/slot_prices/0/slot_id' }] })
  expect((await pricing()).json()).toMatchObject({ charge: 'as_listed' })
})

test.each([
  ['', ['#/date', '#/slot_id']],
  ['date=2026-02-30&slot_id=x', ['#/date', '#/slot_id']],
  [`date=${SATURDAY}&slot_id=99`, ['#/slot_id']],
  [`date=${SATURDAY}&slot_id=1&guests=7`, ['#/guests']],
  [`date=${SATURDAY}&slot_id=1&guests=`, ['#/guests']],
  [`date=${SATURDAY}&slot_id=1&addon_ids=1,,2`, ['#/addon_ids']],
  [`date=${SATURDAY}&slot_id=1&addon_ids=999`, ['#/addon_ids']],
])('a quote for "%s" tells what is wrong', async (query, pointers) => {
  const { quote } = await start()
  const reply = await quote(query)
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers)
})

test('an unknown product has neither pricing nor quote', async () => {
  const { app, db, product, set } = await start()
  const urls = ['/api/products/999/pricing', `/api/products/999/quote?date=${SATURDAY}&slot_id=1`]
  for (const url of urls) expect((await app.inject(url)).statusCode).toBe(404)
  await db.updateTable('product').set({ deleted_at: 'now' }).where('id', '=', product.id).execute()
  expect((await set({ charge: 'per_hour' })).statusCode).toBe(404)
})

test('a replacement has a version, is in the history, and changes what visitors see at once', async () => {
  const { set, pricing, read, product, app } = await start()
  const first = await pricing()
  const [before] = (await app.inject('/api/products')).json()
  const { etag: productTag } = (await app.inject(`/api/products/${product.id}`)).headers
  const replaced = await set(
    { charge: 'per_person', slot_prices: [{ slot_id: 1, price: 25 }] },
    { 'if-match': first.headers.etag },
  )
  expect(replaced.statusCode).toBe(200)
  const stored = { charge: 'per_person', slot_prices: [{ slot_id: 1, price: 25 }], rules: [] }
  expect(replaced.json()).toEqual(stored)
  expect((await pricing()).headers.etag).toBe(replaced.headers.etag)
  expect(replaced.headers.etag).not.toBe(first.headers.etag)

  const [after] = (await app.inject('/api/products')).json()
  expect(after).toEqual({ ...before, charge: 'per_person', price_from: 25, price_varies: true })
  const single = await app.inject(`/api/products/${product.id}`)
  expect(single.json()).toMatchObject({ pricing: stored })
  expect(single.headers.etag).not.toBe(productTag)

  const stale = await set({ charge: 'per_hour' }, { 'if-match': first.headers.etag })
  expect(stale.statusCode).toBe(412)
  const cleared = await set({ charge: 'per_person' }, { 'if-match': replaced.headers.etag })
  expect(cleared.json()).toEqual({ charge: 'per_person', slot_prices: [], rules: [] })
  expect((await set(cleared.json())).headers.etag).toBe(cleared.headers.etag)

  const history = (await read(`/api/history?entity=product&id=${product.id}`)).json()
  expect(history).toHaveLength(2)
  expect(history[1]).toMatchObject({
    action: 'updated',
    changes: [
      { field: 'charge', before: 'as_listed', after: 'per_person' },
      { field: 'slot_prices', before: '[]', after: '[{"slot":"Morning","price":25}]' },
    ],
  })
})

test('of concurrent first replacements of one version, one succeeds', async () => {
  const { set, pricing } = await start()
  const { etag } = (await pricing()).headers
  const replies = await Promise.all(
    ['per_hour', 'per_person', 'per_booking'].map((charge) => set({ charge }, { 'if-match': etag })),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412])
})

test('a booking keeps its price, and an undo its guests', async () => {
  const { set, book, read, app, signedIn } = await start()
  await set({ charge: 'per_person' })
  const { id } = (await book({ guests: 2 })).json()
  await set({ charge: 'per_hour', rules: [{ ...WEEKEND, percent: 300 }] })
  const { headers } = await signedIn({ admin: true })
  await app.inject({ method: 'DELETE', url: `/api/bookings/${id}`, headers })
  await app.inject({ method: 'POST', url: `/api/bookings/${id}/undo`, headers })
  expect((await read(`/api/bookings/${id}`)).json()).toMatchObject({ total_price: 60, guests: 2 })
})
