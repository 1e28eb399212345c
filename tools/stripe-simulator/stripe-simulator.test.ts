import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { type StripeSimulator, startStripeSimulator } from './start-stripe-simulator'

type Options = Parameters<typeof startStripeSimulator>[0]

async function start(options?: Options): Promise<{ stripe: Stripe; simulator: StripeSimulator }> {
  const simulator = await startStripeSimulator(options)
  onTestFinished(() => simulator.close())
  const { hostname, port } = new URL(simulator.url)
  const stripe = new Stripe(simulator.environment.STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  return { stripe, simulator }
}

const sessionOf = (order: number): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    { price_data: { currency: 'eur', unit_amount: 6000, product_data: { name: 'Kayak' } }, quantity: 1 },
  ],
  payment_intent_data: { capture_method: 'manual', metadata: { order } },
  metadata: { order },
  success_url: 'http://127.0.0.1:3000/manage?session={CHECKOUT_SESSION_ID}',
})

async function authorize({ stripe, simulator }: Awaited<ReturnType<typeof start>>, card?: string) {
  const { id } = await stripe.checkout.sessions.create(sessionOf(7))
  await simulator.command(`sessions/${id}/pay`, { card })
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  return { session, intent: session.payment_intent as Stripe.PaymentIntent }
}

test('a session is paid, captured in part and refunded', async () => {
  const parts = await start()
  const { stripe } = parts
  const { session, intent } = await authorize(parts)
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    amount_total: 6000,
    metadata: { order: '7' },
  })
  expect(intent).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 6000,
    metadata: { order: '7' },
  })
  const { card } = (intent.latest_charge as Stripe.Charge).payment_method_details ?? {}
  expect(card).toMatchObject({ brand: 'visa', last4: '4242' })
  expect((card?.capture_before ?? 0) - (intent.latest_charge as Stripe.Charge).created).toBe(7 * 24 * 3600)

  const captured = await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 4000 })
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 4000, amount_capturable: 0 })
  const refund = await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 1500,
    metadata: { refund: 3 },
  })
  expect(refund).toMatchObject({ status: 'succeeded', amount: 1500, metadata: { refund: '3' } })
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 2501 })).rejects.toThrow(
    'greater than unrefunded',
  )
  await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data.map(({ amount }) => amount)).toEqual(
    [1500, 2000],
  )
})

test('what is cancelled or expired charges nothing', async () => {
  const parts = await start()
  const { stripe, simulator } = parts
  const { intent } = await authorize(parts)
  expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({
    status: 'canceled',
    amount_received: 0,
  })
  const { id } = await stripe.checkout.sessions.create(sessionOf(8))
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow('can be expired')
  await expect(simulator.command(`sessions/${id}/pay`)).rejects.toThrow('no longer open')

  const lapsed = await authorize(parts)
  const forgotten = await stripe.checkout.sessions.create(sessionOf(9))
  await simulator.command('clock', { advance_seconds: 7 * 24 * 3600 })
  expect(await stripe.paymentIntents.retrieve(lapsed.intent.id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'automatic',
  })
  expect(await stripe.checkout.sessions.retrieve(forgotten.id)).toMatchObject({ status: 'expired' })
})

test('the cards do what is printed beside them', async () => {
  const parts = await start()
  const { stripe, simulator } = parts
  const { id } = await stripe.checkout.sessions.create(sessionOf(7))
  expect(await simulator.command(`sessions/${id}/pay`, { card: '4000000000009995' })).toEqual({
    status: 'declined',
    message: 'Your card has insufficient funds.',
  })
  const declined = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
  expect(declined).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    },
  })
  const secured = '4000002760003184'
  expect(await simulator.command(`sessions/${id}/pay`, { card: secured })).toMatchObject({
    status: 'confirm',
  })
  expect(await simulator.command(`sessions/${id}/pay`, { card: secured, confirmed: true })).toMatchObject({
    status: 'complete',
  })

  const { intent } = await authorize(parts, '4000000000005126')
  await stripe.paymentIntents.capture(intent.id)
  const refund = await stripe.refunds.create({ payment_intent: intent.id })
  await simulator.command('clock', { advance_seconds: 61 })
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })

  const disputed = await authorize(parts, '4000000000000259')
  await stripe.paymentIntents.capture(disputed.intent.id)
  expect((await stripe.disputes.list({ payment_intent: disputed.intent.id })).data).toMatchObject([
    { status: 'needs_response', amount: 6000 },
  ])

  const late = await stripe.checkout.sessions.create(sessionOf(9))
  expect(await simulator.command(`sessions/${late.id}/pay`, { card: '4000000000000309' })).toMatchObject({
    status: 'waiting',
  })
  await simulator.command('clock', { advance_seconds: 20 })
  expect(await stripe.checkout.sessions.retrieve(late.id)).toMatchObject({ status: 'complete' })
})

test('an idempotency key has one effect and one answer for 24 hours', async () => {
  const parts = await start()
  const { stripe, simulator } = parts
  const { intent } = await authorize(parts)
  await stripe.paymentIntents.capture(intent.id)
  const refund = (amount: number) =>
    stripe.refunds.create({ payment_intent: intent.id, amount }, { idempotencyKey: 'key-1' })
  const first = await refund(100)
  const again = await refund(100)
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  await expect(refund(101)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  await simulator.command('clock', { advance_seconds: 24 * 3600 })
  expect((await refund(100)).id).not.toBe(first.id)
})

test.each([
  ['timeout', 0, true],
  ['timeout-after', 1, true],
  ['reset', 0, true],
  ['reset-after', 1, true],
  ['error-500', 0, false],
  ['error-500-after', 1, false],
  ['error-503', 0, true],
  ['rate-limit', 0, true],
])('a refund that meets %s is made %i times, and the key helps: %s', async (kind, made, isRepeatable) => {
  const parts = await start()
  const { stripe, simulator } = parts
  const { intent } = await authorize(parts)
  await stripe.paymentIntents.capture(intent.id)
  // The package repeats a call whose connection was closed once by itself.
  await simulator.command('faults', {
    operation: 'refunds.create',
    kind,
    times: kind.startsWith('reset') ? 2 : 1,
  })
  const refund = (timeout: Stripe.RequestOptions = {}) =>
    stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, { idempotencyKey: 'one', ...timeout })
  await expect(refund(kind.startsWith('timeout') ? { timeout: 2000 } : {})).rejects.toThrow()
  const list = async () => (await stripe.refunds.list({ payment_intent: intent.id })).data
  expect(await list()).toHaveLength(made)
  if (isRepeatable) expect(await refund()).toMatchObject({ amount: 100 })
  else await expect(refund()).rejects.toMatchObject({ statusCode: 500 })
  expect(await list()).toHaveLength(isRepeatable ? 1 : made)
})

test('refunds can stay pending, captures can fail', async () => {
  const parts = await start()
  const { stripe, simulator } = parts
  const { intent } = await authorize(parts)
  await simulator.command('faults', { operation: 'paymentIntents.capture', kind: 'capture-failed' })
  await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({ statusCode: 402 })
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'canceled' })
  const paid = await authorize(parts)
  await stripe.paymentIntents.capture(paid.intent.id)
  await simulator.command('faults', { operation: 'refunds.create', kind: 'refund-pending' })
  const refund = await stripe.refunds.create({ payment_intent: paid.intent.id })
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' })
  await simulator.command(`refunds/${refund.id}/settle`, { status: 'succeeded' })
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' })
})

test('lists have pages, newest first', async () => {
  const { stripe } = await start()
  for (let order = 1; order <= 5; order += 1) await stripe.checkout.sessions.create(sessionOf(order))
  const orders: string[] = []
  for await (const { metadata } of stripe.checkout.sessions.list({ limit: 2 }))
    orders.push(metadata?.order ?? '')
  expect(orders).toEqual(['5', '4', '3', '2', '1'])
  const { data } = await stripe.checkout.sessions.list({
    created: { gte: Math.floor(Date.now() / 1000) + 60 },
  })
  expect(data).toEqual([])
  const { data: one } = await stripe.checkout.sessions.list({ limit: 1, expand: ['data.line_items'] })
  expect(one[0]?.line_items?.data).toMatchObject([{ description: 'Kayak', amount_total: 6000 }])
})

test('what Stripe would refuse is refused', async () => {
  const { stripe } = await start()
  const create = (change: object) => stripe.checkout.sessions.create({ ...sessionOf(1), ...change })
  const soon = Math.floor(Date.now() / 1000) + 60
  await expect(create({ expires_at: soon })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'expires_at',
  })
  await expect(create({ sucess_url: 'x' })).rejects.toMatchObject({ code: 'parameter_unknown' })
  await expect(create({ line_items: [] })).rejects.toMatchObject({ code: 'parameter_missing' })
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('webhooks are signed, sent again until accepted, and can be copied and held back', async () => {
  const received: { body: string; signature: string }[] = []
  let isDown = true
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (!isDown)
      received.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      })
    response.writeHead(isDown ? 503 : 200).end()
    isDown = false
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const parts = await start({ webhookUrl })
  const { stripe, simulator } = parts
  await authorize(parts)
  await expect.poll(() => received.length).toBe(4)
  const events = received.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, simulator.environment.STRIPE_WEBHOOK_SECRET),
  )
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.amount_capturable_updated',
    'payment_intent.created',
  ])
  await simulator.command('webhooks', { is_paused: true })
  const { id } = await stripe.checkout.sessions.create(sessionOf(2))
  await stripe.checkout.sessions.expire(id)
  expect(simulator.webhooks.paused).toBe(1)
  await simulator.command('webhooks', { copies: 2 })
  await expect.poll(() => received.length).toBe(6)
  expect((await stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1)
})

test('a customer pays on the page and is led back', async () => {
  const { stripe, simulator } = await start()
  const { id, url } = await stripe.checkout.sessions.create(sessionOf(3))
  const shown = await (await fetch(url ?? '')).text()
  expect(shown).toContain('<h1>Pay €60.00</h1>')
  const send = (values: Record<string, string>) =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' })
  const declined = await send({ card: '4000 0000 0000 0002', mail: 'maria@example.com' })
  expect(await declined.text()).toContain('Your card was declined.')
  const paid = await send({ card: '4242 4242 4242 4242', mail: 'maria@example.com', name: 'Maria' })
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(`http://127.0.0.1:3000/manage?session=${id}`)
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    customer_details: { email: 'maria@example.com' },
  })
  expect(await (await fetch(simulator.url)).text()).toContain(`STRIPE_API_URL=${simulator.url}`)
})
