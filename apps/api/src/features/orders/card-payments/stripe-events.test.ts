import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { testApp } from '../../../../test/support/test-app'

type Online = Awaited<ReturnType<typeof anOnlinePaymentsFixture>>
const SECRET = 'whsec_simulator'

const sign = (payload: string, secret: string, at: number) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`

function send(
  online: Pick<Online, 'app' | 'clock'>,
  event: object,
  { secret = SECRET, age = 0, headers = {} }: { secret?: string; age?: number; headers?: object } = {},
) {
  const payload = JSON.stringify(event)
  const at = Math.floor(online.clock.now().getTime() / 1000) - age
  return online.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': sign(payload, secret, at),
      ...headers,
    },
    payload,
  })
}

const eventOf = (object: object, fields: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  livemode: false,
  data: { object },
  ...fields,
})

test('an event says which payment to look up, again and again, and staff see when one came', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  const event = eventOf({ object: 'checkout.session', id: order.session })
  for (let times = 0; times < 3; times += 1) expect((await send(online, event)).statusCode).toBe(200)
  expect(await online.find(order.id)).toMatchObject({ status: 'placed', bookings: [{}], authorized: 60 })
  const [booking] = (await online.find(order.id)).bookings
  await online.staff('PUT', `/bookings/${booking?.id}`, { status: 'Confirmed' })
  const intent = { object: 'payment_intent', id: online.intentOf(order.session).id }
  expect((await send(online, eventOf(intent, { type: 'payment_intent.succeeded' }))).json()).toEqual({
    received: true,
  })
  expect(await online.find(order.id)).toMatchObject({ paid: 60 })
  expect((await online.staff('GET', '/payments/gateway')).json()).toEqual({
    is_configured: true,
    is_test: true,
    has_webhook: true,
    webhook_seen_at: online.clock.now().toISOString(),
  })
})

test('what is not signed by Stripe just now, or is of live mode, is refused and not noted', async () => {
  const online = await anOnlinePaymentsFixture()
  const event = eventOf({ object: 'checkout.session', id: 'cs_test_1' })
  const refused = [
    await send(online, event, { secret: 'whsec_other' }),
    await send(online, event, { age: 301 }),
    await send(online, event, { headers: { 'stripe-signature': 'x' } }),
    await online.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: event }),
    await online.app.inject({ method: 'POST', url: '/api/webhooks/stripe' }),
    await send(online, { ...event, livemode: true }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400])
  expect(await online.db.selectFrom('webhook_receipt').selectAll().execute()).toEqual([])
  expect((await send(online, event, { age: 299 })).statusCode).toBe(200)
})

test('unknown types and objects of others are taken, and nothing is done', async () => {
  const online = await anOnlinePaymentsFixture()
  for (const object of [
    { object: 'customer', id: 'cus_1' },
    { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' },
    {},
  ])
    expect((await send(online, eventOf(object, { type: 'something.new' }))).statusCode).toBe(200)
  for (const data of [null, {}, { object: null }, undefined])
    expect((await send(online, eventOf({}, { data }))).statusCode).toBe(200)
  const large = await send(online, eventOf({ object: 'customer', id: 'x'.repeat(257 * 1024) }))
  expect(large.statusCode).toBe(413)
})

test('while Stripe does not answer, an event has to be sent again', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  await online.simulator.command('faults', { operation: 'checkout.sessions.retrieve', kind: 'error-503' })
  const event = eventOf({ object: 'checkout.session', id: order.session })
  expect((await send(online, event)).statusCode).toBe(503)
  expect((await send(online, event)).statusCode).toBe(200)
  expect(await online.find(order.id)).toMatchObject({ status: 'placed' })
})

test('without a secret, or while payments are off, there is no webhook', async () => {
  const online = await anOnlinePaymentsFixture()
  await online.staff('PUT', '/settings', { payments: { mode: 'off' } })
  expect((await send(online, eventOf({}))).statusCode).toBe(404)
  const plain = await testApp()
  expect((await send(plain, eventOf({}))).statusCode).toBe(404)
})

test('payments online need a key', async () => {
  const { app, signedIn } = await testApp()
  const { headers } = await signedIn({ admin: true })
  const payload = { payments: { mode: 'online' } }
  const reply = await app.inject({ method: 'PUT', url: '/api/settings', headers, payload })
  expect([reply.statusCode, reply.json().errors]).toMatchObject([422, [{ pointer: '#/payments/mode' }]])
})
