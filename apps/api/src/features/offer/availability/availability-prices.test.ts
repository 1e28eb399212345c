import { CHARGES, type Pricing } from '@luzzu/domain'
import type { Availability, DayAvailability, SlotAvailability } from '@luzzu/domain/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBooking, aClosure, aProduct, aTimeSlot } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'

const PRICINGS = 30
const SATURDAY = '2026-06-20'
/** It is noon in Malta. */
const TODAY = '2026-06-10'
const MINUTE_MS = 60_000

async function start() {
  const fixture = await testApp()
  const { app, db } = fixture
  const admin = await fixture.signedIn({ admin: true })
  const product = await aProduct(db, { price_cents: 8735, max_persons: 6, units: 2 })
  const put = (path: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api${path}`, payload, headers: admin.headers })
  const ask = (path: string) => app.inject({ url: `/api${path}` })
  const dayOf = async (query: string): Promise<SlotAvailability[]> => {
    const days: DayAvailability = (await ask(`/availability?${query}`)).json()
    return days.find(({ product_id }) => product_id === product.id)?.slots ?? []
  }
  const calendarOf = async (query: string): Promise<Availability> =>
    (await ask(`/products/${product.id}/availability?${query}`)).json()
  return { ...fixture, admin, product, put, ask, dayOf, calendarOf }
}

test('a day lists every product with its slots, what is left and what each costs', async () => {
  const { app, db, signedIn, product, put, ask, calendarOf } = await start()
  const { id: account_id } = await signedIn()
  const other = await aProduct(db, { name: 'Kayak', units: 1, price_cents: 1000 })
  await put(`/products/${product.id}/pricing`, {
    charge: 'per_hour',
    slot_prices: [{ slot_id: 2, price: 50 }],
    rules: [{ name: 'Weekend', weekdays: [6, 7], percent: 25 }],
  })
  await aBooking(db, { account_id, product, slot_id: 1, booking_date: SATURDAY })
  await aBooking(db, { account_id, product: other, slot_id: 1, booking_date: SATURDAY })
  await aClosure(db, { product_id: other.id, slot_id: 2, from_date: SATURDAY, reason: 'Storm' })

  const days: DayAvailability = (await ask(`/availability?date=${SATURDAY}`)).json()

  expect(days).toEqual([
    {
      product_id: product.id,
      slots: [
        { slot_id: 1, remaining: 1, status: 'open', price: 436.75 },
        { slot_id: 2, remaining: 2, status: 'open', price: 312.5 },
        { slot_id: 3, remaining: 1, status: 'open', price: 1091.88 },
      ],
    },
    {
      product_id: other.id,
      slots: [
        { slot_id: 1, remaining: 0, status: 'full', price: null },
        { slot_id: 2, remaining: 0, status: 'closed', price: null, reason: 'Storm' },
        { slot_id: 3, remaining: 0, status: 'closed', price: null, reason: 'Storm' },
      ],
    },
  ])
  expect(await calendarOf(`from=${SATURDAY}&to=${SATURDAY}`)).toEqual([
    { date: SATURDAY, slots: days[0]?.slots },
  ])
  expect((await app.inject(`/api/availability?date=${SATURDAY}`)).headers).toMatchObject({
    'cache-control': 'no-cache',
    etag: expect.any(String),
  })
})

test('a price per person needs their number, and more than fit have no slots anywhere', async () => {
  const { product, put, dayOf, calendarOf } = await start()
  await put(`/products/${product.id}/pricing`, { charge: 'per_person' })
  const pricesOf = (slots: SlotAvailability[] = []) => slots.map(({ price }) => price)
  const read = async (guests: string) => [
    pricesOf(await dayOf(`date=${SATURDAY}${guests}`)),
    pricesOf((await calendarOf(`from=${SATURDAY}&to=${SATURDAY}${guests}`))[0]?.slots),
  ]
  expect(await read('')).toEqual([
    [null, null, null],
    [null, null, null],
  ])
  expect(await read('&guests=6')).toEqual([
    [524.1, 524.1, 524.1],
    [524.1, 524.1, 524.1],
  ])
  expect(await read('&guests=7')).toEqual([[], []])
  expect(await read('&guests=3000000000')).toEqual([[], []])
})

test.each([
  ['no date', '', ['#/date']],
  ['a date that is none', '?date=2026-02-30', ['#/date']],
  ['an empty number of guests', `?date=${SATURDAY}&guests=`, ['#/guests']],
  ['no whole number of guests', `?date=${SATURDAY}&guests=1.5`, ['#/guests']],
  ['nobody', `?date=${SATURDAY}&guests=0`, ['#/guests']],
  ['two numbers of guests', `?date=${SATURDAY}&guests=1&guests=2`, ['#/guests']],
  ['nothing that is right', '?date=soon&guests=many', ['#/date', '#/guests']],
])('%s is refused', async (_what, query, pointers) => {
  const { product, ask } = await start()
  const ofDay = await ask(`/availability${query}`)
  expect(ofDay.statusCode).toBe(422)
  const pointersOf = (reply: typeof ofDay) =>
    reply
      .json()
      .errors.map(({ pointer }: { pointer: string }) => pointer)
      .sort()
  expect(pointersOf(ofDay)).toEqual(pointers)
  if (!pointers.includes('#/guests')) return
  const guests = query.replace(/.*?&/, '')
  const ofProduct = await ask(
    `/products/${product.id}/availability?from=${SATURDAY}&to=${SATURDAY}&${guests}`,
  )
  expect([ofProduct.statusCode, pointersOf(ofProduct)]).toEqual([422, ['#/guests']])
})

test('a slot that has ended is past, even one that was full, not offered or closed', async () => {
  const { db, signedIn, product, put, dayOf, calendarOf } = await start()
  const { id: account_id } = await signedIn()
  const dawn = await aTimeSlot(db, { starts_at: '06:00', ends_at: '07:00' })
  for (let unit = 0; unit < 2; unit += 1)
    await aBooking(db, { account_id, product, slot_id: 1, booking_date: TODAY })
  await put(`/products/${product.id}/schedule`, { slot_ids: [1, 2, 3] })
  await aClosure(db, { from_date: TODAY, slot_id: 1 })
  const statuses = (slots: SlotAvailability[] = []) =>
    Object.fromEntries(slots.map(({ slot_id, status }) => [slot_id, status]))
  const expected = { 1: 'past', 2: 'open', 3: 'past', [dawn]: 'past' }
  expect(statuses(await dayOf(`date=${TODAY}`))).toEqual(expected)
  expect(statuses((await calendarOf(`from=${TODAY}&to=${TODAY}`))[0]?.slots)).toEqual(expected)
})

test('no answer is older than the last booking, closure, price or minute', async () => {
  const { app, db, signedIn, clock, product, put, dayOf, calendarOf } = await start()
  const customer = await signedIn()
  const read = async () => {
    const [[, afternoon], [day]] = [
      await dayOf(`date=${TODAY}`),
      await calendarOf(`from=${TODAY}&to=2026-06-11`),
    ]
    expect(day?.slots[1]).toEqual(afternoon)
    return afternoon
  }
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers: customer.headers, ...(payload && { payload }) })
  expect(await read()).toMatchObject({ remaining: 2, price: 87.35 })

  const booking = { booking_date: TODAY, id_product_fk: product.id, slot_id: 2 }
  const { id } = (await send('POST', '/bookings', booking)).json()
  expect(await read()).toMatchObject({ remaining: 1 })
  await db.updateTable('booking').set({ starts_at: '19:00', ends_at: '20:00' }).where('id', '=', id).execute()
  expect(await read()).toMatchObject({ remaining: 2 })
  await aBooking(db, { account_id: customer.id, product, slot_id: 2, booking_date: TODAY })
  expect(await read()).toMatchObject({ remaining: 1 })
  await db.updateTable('booking').set({ status: 'Cancelled' }).execute()
  expect(await read()).toMatchObject({ remaining: 2 })

  const closure = await aClosure(db, { from_date: TODAY, units: 1 })
  expect(await read()).toMatchObject({ remaining: 1 })
  await db.deleteFrom('closure').where('id', '=', closure).execute()
  expect(await read()).toMatchObject({ remaining: 2 })
  await put(`/products/${product.id}`, { price: 100 })
  expect(await read()).toMatchObject({ price: 100 })

  clock.advance(60 * MINUTE_MS - 1)
  expect(await read()).toMatchObject({ status: 'open' })
  clock.advance(1)
  expect(await read()).toMatchObject({ status: 'past' })
})

test('every price shown is that of the quote and of the booking', async () => {
  const { app, signedIn, product, put, dayOf, calendarOf, ask } = await start()
  const customer = await signedIn()
  const amount = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100)
  const pricing: fc.Arbitrary<Pricing> = fc.record({
    charge: fc.constantFrom(...CHARGES),
    slot_prices: fc.uniqueArray(fc.record({ slot_id: fc.integer({ min: 1, max: 3 }), price: amount }), {
      selector: ({ slot_id }) => slot_id,
    }),
    rules: fc.array(
      fc.record({
        name: fc.constant('Season'),
        from_date: fc.constant(null),
        to_date: fc.constant(null),
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        percent: fc.integer({ min: -9000, max: 30_000 }).map((hundredths) => hundredths / 100),
      }),
      { maxLength: 3 },
    ),
  })
  const question = fc.record({
    day: fc.integer({ min: 11, max: 30 }),
    guests: fc.integer({ min: 1, max: 6 }),
  })
  for (const [at, set] of fc.sample(pricing, { numRuns: PRICINGS, seed: 24 }).entries()) {
    await put(`/products/${product.id}/pricing`, set)
    const [{ day, guests } = { day: 11, guests: 1 }] = fc.sample(question, { numRuns: 1, seed: at })
    const date = `2026-06-${day}`
    const slots = await dayOf(`date=${date}&guests=${guests}`)
    expect(slots).toEqual((await calendarOf(`from=${date}&to=${date}&guests=${guests}`))[0]?.slots)
    const slot = slots[at % slots.length]
    const query = `date=${date}&slot_id=${slot?.slot_id}&guests=${guests}`
    expect((await ask(`/products/${product.id}/quote?${query}`)).json().total_price).toBe(slot?.price)
    const booked = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: customer.headers,
      payload: {
        booking_date: date,
        slot_id: slot?.slot_id,
        id_product_fk: product.id,
        guests,
        total_price: slot?.price,
      },
    })
    expect([booked.statusCode, booked.json().total_price]).toEqual([201, slot?.price])
    await app.inject({
      method: 'PUT',
      url: `/api/bookings/${booked.json().id}`,
      headers: customer.headers,
      payload: { status: 'Cancelled' },
    })
  }
})
