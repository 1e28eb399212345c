import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'

const DAY = '2026-06-10'

async function withCashUps() {
  const desk = await aPaymentsFixture()
  const { staff } = desk
  const close = (counted: object, more: object = {}) =>
    staff('POST', '/cash-ups', { date: DAY, counted, ...more })
  const dayOf = async (date = DAY) => (await staff('GET', `/cash-ups/${date}`)).json()
  /** Another moment, when staff have signed in again. */
  const at = async (instant: string) => {
    desk.clock.set(instant)
    return desk.as(await desk.signedIn({ admin: true }))
  }
  return { ...desk, close, dayOf, at }
}

test('what is expected of an open day is made of payments, refunds and damage deposits', async () => {
  const { sell, pay, staff, close, dayOf, db } = await withCashUps()
  const { order } = await sell()
  await pay(order, 60)
  await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 10 })
  const near = await sell({ booking_date: '2026-06-11' })
  const deposit = (
    await staff('POST', `/bookings/${near.id}/damage-deposit`, { method: 'cash', amount: 200 })
  ).json()
  await staff('POST', `/damage-deposits/${deposit.id}/capture`, { amount: 50, reason: 'A lost oar.' })
  const withBreakdown = async () => (await staff('GET', `/cash-ups/${DAY}?with=breakdown`)).json()
  const none = { cash: 0, terminal: 0, bank: 0 }
  expect(await withBreakdown()).toMatchObject({
    expected: { ...none, cash: 100 },
    breakdown: {
      taken: { ...none, cash: 60 },
      refunded: { ...none, cash: 10 },
      deposits_taken: { ...none, cash: 200 },
      deposits_returned: { ...none, cash: 150 },
    },
  })
  expect((await staff('GET', `/cash-ups/${DAY}?with=more`)).json().errors).toMatchObject([
    { pointer: '#/with' },
  ])
  const { breakdown } = await withBreakdown()
  await close({ ...none, cash: 100 })
  expect(await withBreakdown()).toEqual({ ...(await dayOf()), breakdown })
  expect((await dayOf()).breakdown).toBeUndefined()
  // What no longer adds up is not told.
  await db.updateTable('payment').set({ captured_cents: 5000 }).execute()
  expect(await withBreakdown()).toEqual(await dayOf())
})

const pointersOf = (reply: { json(): { errors: { pointer: string }[] } }) =>
  reply.json().errors.map(({ pointer }) => pointer)

test('a day expects what was taken minus what was paid back, and closes once with its difference in the ledger', async () => {
  const { sell, pay, staff, close, dayOf, balances } = await withCashUps()
  const [one, other] = [await sell(), await sell({ slot_id: 2 })]
  await pay(one.order, 60)
  await pay(other.order, 45.5, 'terminal')
  await staff('POST', `/orders/${one.order}/refunds`, { method: 'cash', amount: 10 })
  expect(await dayOf()).toEqual({
    date: DAY,
    expected: { cash: 50, terminal: 45.5, bank: 0 },
    counted: null,
    difference: null,
    note: null,
    closed_at: null,
    closed_by: null,
  })
  const counted = { cash: 48.5, terminal: 46, bank: 0 }
  const closed = await close(counted, { note: ' Change was lost. ' })
  expect(closed.statusCode).toBe(201)
  expect(closed.headers.location).toBe(`/api/cash-ups/${closed.json().date}`)
  expect(closed.json()).toMatchObject({
    expected: { cash: 50, terminal: 45.5, bank: 0 },
    counted,
    difference: { cash: -1.5, terminal: 0.5, bank: 0 },
    note: 'Change was lost.',
    closed_by: expect.any(String),
  })
  expect(await dayOf()).toEqual(closed.json())
  expect(await balances()).toMatchObject({ cash: 4850, terminal: 4600, cash_difference: 100 })
  const again = await close(counted)
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ type: '/problems/in-use' })
})

test('a day is not closed while something else is expected than was shown', async () => {
  const { sell, pay, close, dayOf, db } = await withCashUps()
  const { order } = await sell()
  await pay(order, 20)
  const { expected } = await dayOf()
  await pay(order, 10)
  const refused = await close({ ...expected, cash: 20 }, { expected })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    type: '/problems/expected-changed',
    message: expect.stringContaining('came in meanwhile'),
  })
  expect(pointersOf(await close(expected, { expected: { cash: '1', terminal: 0.001 } }))).toEqual([
    '#/expected/cash',
    '#/expected/terminal',
    '#/expected/bank',
  ])
  expect(pointersOf(await close(expected, { expected: 5 }))).toEqual(['#/expected'])
  expect(await db.selectFrom('cash_up').selectAll().execute()).toEqual([])
  const now = await dayOf()
  const closed = await close(now.expected, { expected: now.expected })
  expect([closed.statusCode, closed.json().expected.cash]).toEqual([201, 30])
})

test('a closed day takes no payment, no refund and no reversal; the next one does', async () => {
  const { sell, pay, staff, close, at } = await withCashUps()
  const { order } = await sell()
  const payment = (await pay(order, 20)).json()
  await close({ cash: 20, terminal: 0, bank: 0 })
  for (const refused of [
    await pay(order, 10),
    await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 5 }),
    await staff('POST', `/payments/${payment.id}/reverse`, {}),
  ]) {
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ type: '/problems/closed' })
  }
  const next = await at('2026-06-11T06:00:00Z')
  const paid = await next('POST', `/orders/${order}/payments`, { method: 'cash', amount: 10 })
  expect(paid.statusCode).toBe(201)
  expect((await next('GET', '/cash-ups/2026-06-11')).json()).toMatchObject({
    expected: { cash: 10, terminal: 0, bank: 0 },
  })
})

test('a refund that the cash-up has counted is not taken back by an undo', async () => {
  const { sell, pay, staff, close, dayOf, orderOf } = await withCashUps()
  const { id, order } = await sell()
  await pay(order, 60)
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  await close({ cash: 0, terminal: 0, bank: 0 })
  const undone = await staff('POST', `/bookings/${id}/undo`)
  expect([undone.statusCode, undone.json().type]).toEqual([409, '/problems/closed'])
  expect(await orderOf(order)).toMatchObject({ paid: 60, refunded: 60, bookings: [{ status: 'Cancelled' }] })
  expect((await dayOf()).expected.cash).toBe(0)
})

test('midnight is that of the business, also when the clocks change', async () => {
  const { sell, at } = await withCashUps()
  const { order } = await sell({ booking_date: '2026-07-01' })
  const payAt = async (instant: string) => {
    const staff = await at(instant)
    const paid = await staff('POST', `/orders/${order}/payments`, { method: 'cash', amount: 1 })
    expect(paid.statusCode).toBe(201)
    return staff
  }
  // The day of 25 hours.
  await payAt('2026-10-24T21:59:00Z')
  await payAt('2026-10-24T22:00:00Z')
  await payAt('2026-10-25T22:59:00Z')
  const staff = await payAt('2026-10-25T23:00:00Z')
  const cash = async (date: string) => (await staff('GET', `/cash-ups/${date}`)).json().expected.cash
  expect(await Promise.all(['2026-10-24', '2026-10-25', '2026-10-26'].map(cash))).toEqual([1, 2, 1])
})

test('a repeated request closes the day once, and one without a key is refused', async () => {
  const { app, admin, db } = await withCashUps()
  const key = randomUUID()
  const payload = { date: DAY, counted: { cash: 0, terminal: 0, bank: 0 } }
  const send = (headers: object) =>
    app.inject({ method: 'POST', url: '/api/cash-ups', payload, headers: { ...admin.headers, ...headers } })
  const keyed = { 'idempotency-key': key }
  expect([(await send(keyed)).statusCode, (await send(keyed)).statusCode]).toEqual([201, 201])
  expect((await send({})).statusCode).toBe(422)
  expect(await db.selectFrom('cash_up').select('date').execute()).toEqual([{ date: DAY }])
})

test('bad input is told at its field, and nothing is closed', async () => {
  const { close, db, staff } = await withCashUps()
  const good = { cash: 0, terminal: 0, bank: 0 }
  expect(pointersOf(await close({ cash: -1, terminal: 1.001, bank: '5' }))).toEqual([
    '#/counted/terminal',
    '#/counted/bank',
  ])
  expect(pointersOf(await close({ ...good, cash: -1 }))).toEqual(['#/counted/cash'])
  expect(pointersOf(await close({ cash: 1 }))).toEqual(['#/counted/terminal', '#/counted/bank'])
  expect(pointersOf(await close(good, { date: '2026-06-11' }))).toEqual(['#/date'])
  expect(pointersOf(await close(good, { date: '2026-02-30', note: 5 }))).toEqual(['#/date', '#/note'])
  expect((await staff('GET', '/cash-ups/2026-02-30')).statusCode).toBe(422)
  expect(await db.selectFrom('cash_up').selectAll().execute()).toEqual([])
})

test('more may have been paid back than taken', async () => {
  const { sell, pay, at } = await withCashUps()
  const { order } = await sell()
  await pay(order, 60)
  const staff = await at('2026-06-11T06:00:00Z')
  await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 25 })
  const counted = { cash: -25, terminal: 0, bank: 0 }
  const closed = await staff('POST', '/cash-ups', { date: '2026-06-11', counted })
  expect(closed.json()).toMatchObject({ difference: { cash: 0, terminal: 0, bank: 0 } })
})

test('payments at the same time as the cash-up are counted by it, or refused', async () => {
  const { sell, pay, close, dayOf, db } = await withCashUps()
  const { order } = await sell()
  const count = close({ cash: 0, terminal: 0, bank: 0 })
  const paid = await Promise.all(Array.from({ length: 12 }, () => pay(order, 1)))
  await count
  const taken = paid.filter(({ statusCode }) => statusCode === 201).length
  const rows = await db.selectFrom('payment').select('id').execute()
  expect(rows).toHaveLength(taken)
  expect((await dayOf()).expected.cash).toBe(taken)
})
