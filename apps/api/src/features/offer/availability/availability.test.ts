import { type CalendarDate, eachDay, MAX_TIME_SLOTS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aBooking, aProduct, aTimeSlot } from '../../../../test/support/builders'
import { type TestApp, testApp } from '../../../../test/support/test-app'
import { listTimeSlots } from '../../time-slots/time-slots.queries'
import { findOffer } from '../offers.queries'
import { findAvailability } from './availability.queries'
import { slotsOn } from './slots-on'

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

test('1,000 bookings of a slot cost no more queries than none, and one row', async () => {
  const { app, db, signedIn } = await testApp()
  const { id: account_id } = await signedIn()
  const [empty, full] = [await aProduct(db, { units: 1000 }), await aProduct(db, { units: 1000 })]
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < 1000; index += 1)
      await aBooking(tx, { account_id, product: full, slot_id: 2 })
  })

  const { cost: least } = await read({ app, db }, empty.id)
  const { cost, days } = await read({ app, db }, full.id)

  const day = days.find(({ date }) => date === '2026-06-20')
  expect(day?.slots.map(({ remaining }) => remaining)).toEqual([1000, 0, 0])
  expect(cost).toEqual({ queries: least.queries, rows: least.rows + 1 })
})

test('fifty slots cost no more queries than three, and rows in proportion, wherever their bookings overlap', async () => {
  const { app, db, signedIn } = await testApp()
  const { id: account_id } = await signedIn()
  const product = await aProduct(db, { units: 1000 })
  const week = eachDay('2026-06-20' as CalendarDate, '2026-06-26' as CalendarDate)
  const { cost: few } = await read({ app, db }, product.id)
  const added = MAX_TIME_SLOTS - 3
  for (let index = 0; index < added; index += 1) {
    const [starts_at, ends_at] = [timeAt(index * 2), timeAt(index * 2 + 60)]
    await aTimeSlot(db, { starts_at, ends_at })
    for (const date of week)
      await aBooking(db, { account_id, product, booking_date: date, starts_at, ends_at })
  }
  const { cost: many, days } = await read({ app, db }, product.id)

  expect(days[0]?.slots).toHaveLength(MAX_TIME_SLOTS)
  expect(many).toEqual({ queries: few.queries, rows: few.rows + added + added * week.length })
})

test('each slot looks at most twice at each range that is taken on its day', async () => {
  const { app, db } = await testApp()
  const { id } = await aProduct(db, { units: 1000 })
  const [offer, found] = [await findOffer(db, id), await listTimeSlots(db)]
  if (!offer) throw new Error('The product is not offered.')
  const slots = Array.from({ length: MAX_TIME_SLOTS / found.length }, () => found).flat()
  let looks = 0
  const taken = Array.from({ length: 200 }, (_, index) => ({
    get start() {
      looks += 1
      return timeAt(index)
    },
    end: '24:00',
  }))
  const find = slotsOn({ offer, slots, closures: [], guests: null }, await app.findMoment())

  expect(find('2026-06-20' as CalendarDate, taken).at(-1)).toMatchObject({ status: 'open' })
  expect(looks / (slots.length * taken.length)).toBeGreaterThan(0.5)
  expect(looks / (slots.length * taken.length)).toBeLessThanOrEqual(2)
})

/** The availability of a month, and what the database is asked for it. */
async function read({ app, db }: Pick<TestApp, 'app' | 'db'>, productId: number) {
  const cost = { queries: 0, rows: 0 }
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      cost.queries += 1
      cost.rows += result.rows.length
      return result
    },
  })
  const month = { from: '2026-06-10' as CalendarDate, to: '2026-07-09' as CalendarDate }
  const days = await findAvailability(counted, { productId, ...month }, await app.findMoment())
  return { cost, days: days ?? [] }
}

/** Steps of five minutes from 00:00. */
const timeAt = (step: number) =>
  `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}`
