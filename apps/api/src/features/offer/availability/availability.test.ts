import { type CalendarDate, eachDay, MAX_TIME_SLOTS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aBooking, aProduct, aTimeSlot } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'

test('each slot has the remaining units at its busiest instant', async () => {
  const { app, db, signedIn } = await testApp()
  const { id: account_id } = await signedIn()
  const product = await aProduct(db, { units: 3 })
  await aBooking(db, { account_id, product, slot_id: 1, booking_date: '2026-06-20' })
  await aBooking(db, { account_id, product, slot_id: 3, booking_date: '2026-06-20' })
  await aBooking(db, { account_id, product, slot_id: 2, booking_date: '2026-06-20', status: 'Cancelled' })

  const reply = await app.inject({
    url: `/api/products/${product.id}/availability?from=2026-06-20&to=2026-06-21`,
  })

  expect(reply.json()).toEqual([
    {
      date: '2026-06-20',
      slots: [
        { slot_id: 1, remaining: 1, status: 'open', price: 120 },
        { slot_id: 2, remaining: 2, status: 'open', price: 120 },
        { slot_id: 3, remaining: 1, status: 'open', price: 120 },
      ],
    },
    {
      date: '2026-06-21',
      slots: [
        { slot_id: 1, remaining: 3, status: 'open', price: 120 },
        { slot_id: 2, remaining: 3, status: 'open', price: 120 },
        { slot_id: 3, remaining: 3, status: 'open', price: 120 },
      ],
    },
  ])
})

test('past, started and out-of-window slots have no units', async () => {
  const { app, db } = await testApp()
  const product = await aProduct(db)
  const days = await app.inject({
    url: `/api/products/${product.id}/availability?from=2026-06-09&to=2026-07-11`,
  })
  const remaining = Object.fromEntries(
    days
      .json()
      .map(({ date, slots }: { date: string; slots: { remaining: number }[] }) => [
        date,
        slots.map((slot) => slot.remaining),
      ]),
  )
  expect(remaining['2026-06-09']).toEqual([0, 0, 0])
  // It is noon in Malta: the morning and full-day slots have begun.
  expect(remaining['2026-06-10']).toEqual([0, 1, 0])
  expect(remaining['2026-07-10']).toEqual([1, 1, 1])
  expect(remaining['2026-07-11']).toEqual([0, 0, 0])
})

test.each([
  ['no bounds', '', ['#/from', '#/to']],
  ['a reversed period', '?from=2026-06-20&to=2026-06-19', ['#/to']],
  ['63 days', '?from=2026-06-01&to=2026-08-02', ['#/to']],
  ['a day that is none', '?from=2026-02-30&to=2026-03-01', ['#/from']],
])('%s is refused', async (_what, query, pointers) => {
  const { app, db } = await testApp()
  const product = await aProduct(db)
  const reply = await app.inject({ url: `/api/products/${product.id}/availability${query}` })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers)
})

test('62 days are the maximum, and an unknown product is 404', async () => {
  const { app, db } = await testApp()
  const product = await aProduct(db)
  const days = await app.inject({
    url: `/api/products/${product.id}/availability?from=2026-06-01&to=2026-08-01`,
  })
  expect(days.json()).toHaveLength(62)
  expect(
    (await app.inject({ url: '/api/products/999/availability?from=2026-06-01&to=2026-06-02' })).statusCode,
  ).toBe(404)
})

test('a product with 1,000 units and 1,000 bookings costs at most ten times an empty one', async () => {
  const { app, db, signedIn } = await testApp()
  const { id: account_id } = await signedIn()
  const [empty, full] = [await aProduct(db, { units: 1000 }), await aProduct(db, { units: 1000 })]
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < 1000; index += 1)
      await aBooking(tx, { account_id, product: full, slot_id: 2 })
  })
  const getAvailability = (id: number) =>
    app.inject({ url: `/api/products/${id}/availability?from=2026-06-10&to=2026-07-09` })
  const fastest = { [empty.id]: Number.POSITIVE_INFINITY, [full.id]: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 30; round += 1) {
    for (const id of [empty.id, full.id]) {
      const start = performance.now()
      await getAvailability(id)
      fastest[id] = Math.min(fastest[id] ?? 0, performance.now() - start)
    }
  }

  const day = (await getAvailability(full.id))
    .json()
    .find(({ date }: { date: string }) => date === '2026-06-20')

  expect(day.slots.map(({ remaining }: { remaining: number }) => remaining)).toEqual([1000, 0, 0])
  expect(fastest[full.id]).toBeLessThan(10 * (fastest[empty.id] ?? 0))
})

test('fifty slots cost no more than in proportion, wherever their bookings overlap', async () => {
  const { app, db, signedIn } = await testApp()
  const { id: account_id } = await signedIn()
  const product = await aProduct(db, { units: 1000 })
  const read = () =>
    app.inject({ url: `/api/products/${product.id}/availability?from=2026-06-10&to=2026-07-10` })
  const fastest = async () => {
    let least = Number.POSITIVE_INFINITY
    for (let round = 0; round < 15; round += 1) {
      const start = performance.now()
      await read()
      least = Math.min(least, performance.now() - start)
    }
    return least
  }
  const few = await fastest()
  for (let index = 0; index < MAX_TIME_SLOTS - 3; index += 1) {
    const [starts_at, ends_at] = [timeAt(index * 2), timeAt(index * 2 + 60)]
    await aTimeSlot(db, { starts_at, ends_at })
    for (const date of eachDay('2026-06-20' as CalendarDate, '2026-06-26' as CalendarDate))
      await aBooking(db, { account_id, product, booking_date: date, starts_at, ends_at })
  }
  const many = await fastest()

  expect((await read()).json()[0].slots).toHaveLength(MAX_TIME_SLOTS)
  // Seventeen times the slots.
  expect(many / few).toBeLessThan(40)
})

/** Steps of five minutes from 00:00. */
const timeAt = (step: number) =>
  `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}`
