import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { anOnlinePaymentsFixture, sessionOf } from '../../../../test/support/online-payments-fixture'
import { MINUTE, SECOND } from '../../../platform/clock'

type Online = Awaited<ReturnType<typeof anOnlinePaymentsFixture>>
const problem = (reply: { statusCode: number; json: () => { type: string } }) => [
  reply.statusCode,
  reply.json().type,
]

test('other amounts than those of the order are refused with the right ones, and nothing is charged', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { deposit_percent: 50 } })
  const order = await online.hold()
  expect(order).toMatchObject({ total_price: 60, due_now: 30 })
  for (const fields of [{ total_price: 59 }, { due_now: 60 }, { due_now: 0 }]) {
    const reply = await online.checkOut(order, fields)
    expect(reply.json()).toMatchObject({ type: '/problems/price-changed', total_price: 60, due_now: 30 })
  }
  expect([...online.simulator.account.checkouts.keys()]).toEqual([])
})

test('everything is paid at the dock only where that is possible', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.hold()
  const refused = await online.checkOut(order, { pay: 'dock', due_now: 0 })
  expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ pointer: '#/pay' }]])
  await online.staff('PUT', '/settings', { payments: { pay_at_dock: true } })
  const placed = await online.checkOut(order, { pay: 'dock', due_now: 0 })
  expect(placed.json()).toMatchObject({ status: 'placed', balance_due: 60, payments: [] })
})

test('what is less than cards take is paid later', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { deposit_percent: 0.5 } })
  const order = await online.hold()
  expect(order.due_now).toBe(0.3)
  expect((await online.checkOut(order)).json()).toMatchObject({
    status: 'placed',
    balance_due: 60,
    payments: [],
  })
})

// The package itself repeats a request once whose connection was closed.
test.each([
  ['reset', 2],
  ['timeout', 1],
  ['error-503', 1],
  ['error-500', 1],
])(
  'while Stripe is away the places stay held, and the same request is good later: %s',
  async (kind, times) => {
    const online = await anOnlinePaymentsFixture()
    const order = await online.hold()
    const send = checkOutWith(online, order, randomUUID())
    await online.simulator.command('faults', { operation: 'checkout.sessions.create', kind, times })
    const away = await send()
    expect(problem(away)).toEqual([503, '/problems/unavailable'])
    expect(await online.find(order.id)).toMatchObject({ status: 'held', expires_in: 900, bookings: [] })
    const reached = await send()
    expect([reached.statusCode, reached.json().status]).toEqual([200, 'paying'])
    expect((await send()).json()).toMatchObject({ id: order.id, payments: [{ status: 'open' }] })
    expect(online.simulator.account.checkouts.size).toBe(1)
  },
)

const checkOutWith =
  (online: Online, order: { id: number; total_price: number; due_now: number }, key: string) => () =>
    online.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/checkout`,
      headers: { ...online.customer.headers, 'idempotency-key': key },
      payload: { total_price: order.total_price, due_now: order.due_now, pay: 'now', accept_terms: true },
    })

test('an order has one open payment: whoever comes back from Stripe is led there again', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  const again = await online.checkOut({ ...order, due_now: 60 })
  expect(again.json()).toMatchObject({ status: 'paying', payments: [{ id: order.payments[0]?.id }] })
  expect(online.simulator.account.checkouts.size).toBe(1)
  expect(problem(await online.own('POST', `/orders/${order.id}/extend`))).toEqual([
    409,
    '/problems/invalid-state',
  ])
  online.clock.advance(15 * MINUTE)
  expect(problem(await online.checkOut({ ...order, due_now: 60 }))).toEqual([409, '/problems/hold-expired'])
})

test('who gives up an order that is being paid ends its payment; who has paid has booked', async () => {
  const online = await anOnlinePaymentsFixture()
  const given = await online.startPaying()
  expect((await online.own('DELETE', `/orders/${given.id}`)).statusCode).toBe(204)
  expect(online.simulator.account.checkout(given.session).session.status).toBe('expired')
  expect((await online.own('GET', `/orders/${given.id}`)).statusCode).toBe(404)
  expect(await online.db.selectFrom('hold').selectAll().execute()).toEqual([])
  const paid = await online.startPaying()
  await online.payAtStripe(paid.session)
  expect(problem(await online.own('DELETE', `/orders/${paid.id}`))).toEqual([409, '/problems/invalid-state'])
  expect(await online.find(paid.id)).toMatchObject({ status: 'placed' })
})

test('who has begun to pay pays at the dock after all: the payment ends, and the places are booked', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { pay_at_dock: true } })
  const order = await online.startPaying()
  const placed = await online.checkOut(order, { pay: 'dock', due_now: 0 })
  expect(placed.json()).toMatchObject({
    status: 'placed',
    balance_due: 60,
    payments: [{ status: 'voided', url: null }],
    bookings: [{ status: 'Pending' }],
  })
  expect(online.simulator.account.checkout(order.session).session.status).toBe('expired')
})

test('who has paid at the moment of choosing the dock has paid', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { pay_at_dock: true } })
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  expect(problem(await online.checkOut(order, { pay: 'dock', due_now: 0 }))).toEqual([
    409,
    '/problems/invalid-state',
  ])
  expect(await online.find(order.id)).toMatchObject({ status: 'placed', authorized: 60, balance_due: 0 })
})

test('while Stripe is away the places stay held, and the order is paid or booked when it answers', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { pay_at_dock: true } })
  const order = await online.startPaying()
  await online.simulator.command('faults', {
    operation: 'checkout.sessions.expire',
    kind: 'reset',
    times: 2,
  })
  expect(problem(await online.checkOut(order, { pay: 'dock', due_now: 0 }))).toEqual([
    503,
    '/problems/unavailable',
  ])
  expect(await online.find(order.id)).toMatchObject({ status: 'held', due_now: 60 })
  const again = await online.checkOut(order)
  expect(again.json()).toMatchObject({
    status: 'paying',
    payments: [{ id: order.payments[0]?.id }, { status: 'open' }],
  })
  expect((await online.checkOut(order, { pay: 'dock', due_now: 0 })).json()).toMatchObject({
    status: 'placed',
  })
  online.clock.advance(2 * MINUTE)
  await online.runJobs()
  const sessions = [...online.simulator.account.checkouts.values()].map(({ session }) => session.status)
  expect(sessions).toEqual(['expired', 'expired'])
})

test('a customer pays first, and a booking whose money is not settled is not deleted', async () => {
  const online = await anOnlinePaymentsFixture()
  expect(problem(await online.own('POST', '/bookings', online.item()))).toEqual([
    409,
    '/problems/payment-required',
  ])
  await online.staff('PUT', `/products/${online.product.id}/payment-terms`, { deposit_percent: 0 })
  expect((await online.own('POST', '/bookings', online.item())).statusCode).toBe(201)
  await online.staff('PUT', `/products/${online.product.id}/payment-terms`, {})
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  await online.settle(order.payments[0]?.id ?? 0)
  const [booking] = (await online.find(order.id)).bookings
  const refused = await online.staff('DELETE', `/bookings/${booking?.id}`)
  expect(problem(refused)).toEqual([409, '/problems/in-use'])
  expect(refused.json().message).toMatch(/Decline it first/)
})

test('a declined card charges nothing, and another one can be tried', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await online.payAtStripe(order.session, '4000000000000002')
  online.clock.advance(4 * SECOND)
  expect((await online.own('GET', `/orders/${order.id}/payment-status`)).json()).toEqual({ status: 'open' })
  await online.payAtStripe(order.session)
  await online.settle(order.payments[0]?.id ?? 0)
  expect(await online.find(order.id)).toMatchObject({ status: 'placed', authorized: 60 })
})

test('the terms are those that were accepted, whatever changes until the money is there', async () => {
  const online = await anOnlinePaymentsFixture({
    payments: { refund_tiers: [{ hours_before: 48, percent: 100 }] },
  })
  const order = await online.startPaying()
  await online.staff('PUT', '/settings', { payments: { refund_tiers: [] } })
  await online.payAtStripe(order.session)
  await online.settle(order.payments[0]?.id ?? 0)
  const { refund_tiers } = await online.db.selectFrom('order_booking').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(refund_tiers)).toEqual([{ hours_before: 48, percent: 100 }])
  expect((await online.find(order.id)).policy?.refund_tiers).toEqual([{ hours_before: 48, percent: 100 }])
})

test('turned off, payments are unknown, and those of sold orders finish', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  await online.settle(order.payments[0]?.id ?? 0)
  const [booking] = (await online.find(order.id)).bookings
  await online.staff('PUT', '/settings', { payments: { mode: 'off' } })
  expect((await online.own('GET', `/orders/${order.id}/payment-status`)).statusCode).toBe(404)
  await online.staff('PUT', `/bookings/${booking?.id}`, { status: 'Confirmed' })
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({ paid: 60, payments: [{ status: 'captured' }] })
})

test('a payment ends with the places that it was for, while its page is being opened', async () => {
  const online = await anOnlinePaymentsFixture()
  const dearer = [online.item(), online.item({ slot_id: 2 })]
  const order = await online.hold()
  const { gateway } = online.context
  const [ask, released] = [gateway.ask, Promise.withResolvers<void>()]
  vi.spyOn(gateway, 'ask').mockImplementationOnce((request) => released.promise.then(() => ask(request)))
  const begun = online.checkOut(order)
  await expect.poll(() => online.db.selectFrom('payment').select('id').execute()).toHaveLength(1)
  const replaced = await online.own('PUT', `/orders/${order.id}/items`, { items: dearer })
  released.resolve()
  expect([replaced.statusCode, replaced.json().total_price]).toEqual([200, 120])
  expect((await begun).json()).toMatchObject({
    type: '/problems/price-changed',
    total_price: 120,
    due_now: 120,
  })
  expect(await online.find(order.id)).toMatchObject({ status: 'held', payments: [{ url: null }] })
  expect([...online.simulator.account.checkouts.values()].map(({ session }) => session.status)).toEqual([
    'expired',
  ])
  const paying = await online.checkOut({ ...order, total_price: 120, due_now: 120 })
  expect(paying.json()).toMatchObject({
    status: 'paying',
    payments: [{ status: 'voided' }, { status: 'open' }],
  })
})

test('who pays for places that were replaced is not charged, and the order is paid at its own price', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { pay_at_dock: true } })
  const order = await online.startPaying()
  await online.simulator.command('faults', {
    operation: 'checkout.sessions.expire',
    kind: 'reset',
    times: 1000,
  })
  await online.checkOut(order, { pay: 'dock', due_now: 0 })
  const items = [online.item(), online.item({ slot_id: 2 })]
  expect((await online.own('PUT', `/orders/${order.id}/items`, { items })).statusCode).toBe(200)
  await online.payAtStripe(order.session)
  await online.simulator.command('faults/clear')
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({
    status: 'held',
    total_price: 120,
    payments: [{ status: 'voided' }],
  })
  const status = await online.app.inject({ url: `/api/payment-status?session=${order.session}` })
  expect(status.json()).toEqual({ status: 'released' })
  const paying = (await online.checkOut({ ...order, total_price: 120, due_now: 120 })).json()
  await online.payAtStripe(sessionOf(paying))
  await online.settle(paying.payments[1].id)
  expect(await online.find(order.id)).toMatchObject({
    status: 'placed',
    authorized: 120,
    balance_due: 0,
  })
})
