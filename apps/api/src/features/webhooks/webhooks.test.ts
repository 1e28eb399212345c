import type { WebhookEndpoint } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aBooking, anAddon, aProduct } from '../../../test/support/builders'
import { untilWaiting } from '../../../test/support/locked-day'
import { testApp } from '../../../test/support/test-app'
import { request, withEndpoint } from '../../../test/support/webhook-endpoint'
import { isSigned, webhookReceiver } from '../../../test/support/webhook-receiver'
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock'
import { inTransaction } from '../../platform/database/transaction'
import { recordAttempts } from './delivery/record-attempts'
import { secretBox } from './secret-box'

test('a booking is told of when it is made, signed, without note, phone and email', async () => {
  const context = await withEndpoint()
  const { app, id, made, receiver, customer, secret, send, product, typesOf } = context
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store'])
  expect(made.headers.location).toBe(`/api/webhook-endpoints/${id}`)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const booked = await send('POST', '/bookings', request(product.id), customer)
  await app.webhooks.runOnce()

  expect(typesOf().sort()).toEqual(['availability.changed', 'booking.created'])
  const [created] = receiver.received.filter(({ event }) => event.type === 'booking.created')
  if (!created) throw new Error('nothing was received')
  expect(isSigned(created, secret)).toBe(true)
  expect(isSigned(created, 'whsec_c2VjcmV0')).toBe(false)
  expect(created.headers['webhook-id']).toMatch(/^msg_[\da-f]{32}$/)
  expect(created.headers['webhook-timestamp']).toBe(String(Date.parse('2026-06-10T10:00:00Z') / 1000))
  expect(created.event).toEqual({
    type: 'booking.created',
    timestamp: '2026-06-10T10:00:00.000Z',
    data: { ...booked.json(), source: 'site', reseller: null, version: 1, cause: 'created' },
  })
  expect(created.body).not.toMatch(/"(note|mail|phone|contact)"/)
})

test('a delivery that no secret can sign fails as others do, and goes out once the secret is rotated', async () => {
  const { app, db, id, send, customer, product, receiver, deliveries, clock } = await withEndpoint()
  const foreign = secretBox('another secret of the tests that is long enough').close('whsec_c2VjcmV0')
  await db.updateTable('webhook_endpoint').set({ secret: foreign }).execute()
  await send('POST', '/bookings', request(product.id), customer)
  await app.webhooks.runOnce()
  expect(receiver.received).toEqual([])
  const [first] = await deliveries()
  expect(first).toMatchObject({ state: 'pending', attempts: [{ status: null, error: 'secret-unreadable' }] })
  const sent = await send('POST', `/webhook-endpoints/${id}/test`)
  expect(sent.json()).toMatchObject({ delivered: false, error: 'secret-unreadable' })
  const rotated = await send('POST', `/webhook-endpoints/${id}/rotate-secret`)
  clock.advance(MINUTE)
  await app.webhooks.runOnce()
  expect(await deliveries('?state=delivered')).toHaveLength(2)
  const [received] = receiver.received
  expect(received && isSigned(received, rotated.json().secret)).toBe(true)
})

test('each change is one event, and what can be undone waits for that', async () => {
  const context = await withEndpoint()
  const { app, db, clock, customer, send, product, receiver } = context
  const mine = { account_id: customer.id, product }
  const book = async (status: 'Pending' | 'Confirmed', booking_date = '2026-06-20') =>
    aBooking(db, { ...mine, status, booking_date })
  const [approved, declined, restored, deleted] = [
    await book('Pending'),
    await book('Pending'),
    await book('Confirmed'),
    await book('Pending'),
  ]
  const today = await book('Confirmed', '2026-06-10')
  await app.webhooks.runOnce()
  receiver.received.length = 0
  await send('PUT', `/bookings/${approved}`, { status: 'Confirmed' })
  await send('POST', `/bookings/${approved}/move`, { booking_date: '2026-06-21', slot_id: 2 })
  await send('PUT', `/bookings/${today}/attendance`, { state: 'checked_in' })
  await send('PUT', `/bookings/${today}/note`, { note: 'Allergic' })
  await send('PUT', `/bookings/${declined}`, { status: 'Cancelled' })
  await send('POST', `/bookings/${restored}/cancel`, {})
  await send('DELETE', `/bookings/${deleted}`)
  await app.webhooks.runOnce()
  // Several are sent at once: the order in which they arrive is not promised.
  const soon = receiver.received.filter(({ event }) => event.type !== 'availability.changed')
  expect(soon.map(({ event: { type, data } }) => `${type} ${data.cause}`).sort()).toEqual([
    'booking.attendance attendance',
    'booking.confirmed confirmed',
    'booking.moved moved',
  ])

  clock.advance(9 * SECOND)
  expect((await send('POST', `/bookings/${restored}/undo`)).statusCode).toBe(200)
  await app.webhooks.runOnce()
  receiver.received.length = 0
  clock.advance(5 * SECOND)
  await app.webhooks.runOnce()
  const told = receiver.received.filter(({ event }) => event.type !== 'availability.changed')
  expect(told.map(({ event: { type, data } }) => [type, data.id, data.cause]).sort()).toEqual([
    ['booking.cancelled', declined, 'declined'],
    ['booking.deleted', deleted, 'deleted'],
  ])
  clock.advance(DAY)
  await app.webhooks.runOnce()
  expect(JSON.stringify(receiver.received)).not.toContain(`"id":${restored},`)
})

test('a deleted booking is told with its add-ons', async () => {
  const { app, clock, db, send, customer, product, receiver } = await withEndpoint({
    events: ['booking.deleted'],
  })
  const addon = await anAddon(db, { product_id: product.id })
  const payload = { ...request(product.id), addon_ids: [addon] }
  const booked = (await send('POST', '/bookings', payload, customer)).json()
  expect(booked.addons).toHaveLength(1)
  await send('DELETE', `/bookings/${booked.id}`)
  clock.advance(MINUTE)
  await app.webhooks.runOnce()
  expect(receiver.received[0]?.event.data).toMatchObject({ id: booked.id, addons: booked.addons, version: 2 })
})

test('what fails is tried again by the schedule under one id, and then given up', async () => {
  const receiver = await webhookReceiver((_request, reply) => reply.writeHead(500).end('out of order'))
  const context = await withEndpoint({ events: ['booking.created'], receiver })
  const { app, clock, send, customer, product, deliveries, secret } = context
  await send('POST', '/bookings', request(product.id), customer)
  const pauses = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await app.webhooks.runOnce()
    const [delivery] = await deliveries()
    if (!delivery || delivery.next_attempt_at === null) break
    const next = Date.parse(delivery.next_attempt_at)
    pauses.push(next - clock.now().getTime())
    // Not before it is due.
    clock.set(new Date(next - 1).toISOString())
    expect(await app.webhooks.runOnce()).toBe(0)
    clock.set(new Date(next).toISOString())
  }
  const wanted = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]
  expect(pauses).toHaveLength(wanted.length)
  for (const [at, pause] of pauses.entries())
    expect(Math.abs(pause / (wanted[at] as number) - 1)).toBeLessThanOrEqual(0.2001)
  const [failed] = await deliveries('?state=failed')
  expect(failed).toMatchObject({ state: 'failed', next_attempt_at: null, answer: 'out of order' })
  expect(failed?.attempts).toHaveLength(10)
  expect(failed?.attempts[0]).toMatchObject({ status: 500, error: 'status-500' })
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  const stamps = new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp']))
  expect([ids.size, stamps.size, receiver.received.every((one) => isSigned(one, secret))]).toEqual([
    1,
    10,
    true,
  ])

  receiver.answer = (_request, reply) => reply.writeHead(200).end('thank you')
  const replayed = await send('POST', `/webhook-endpoints/${context.id}/replay`, {
    delivery_ids: [failed?.id],
  })
  expect([replayed.statusCode, replayed.json()]).toEqual([202, { queued: 1 }])
  await app.webhooks.runOnce()
  expect((await deliveries())[0]).toMatchObject({ state: 'delivered', answer: 'thank you' })
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe([...ids][0])
  const since = { since: '2026-06-01T00:00:00Z', state: 'delivered' }
  expect((await send('POST', `/webhook-endpoints/${context.id}/replay`, since)).json()).toEqual({ queued: 1 })
})

test('a later Retry-After is obeyed, a redirect is a failure', async () => {
  const elsewhere = await webhookReceiver()
  const receiver = await webhookReceiver((_request, reply) =>
    reply.writeHead(307, { location: elsewhere.url, 'retry-after': '600' }).end(),
  )
  const { app, clock, send, customer, product, deliveries } = await withEndpoint({
    events: ['booking.created'],
    receiver,
  })
  await send('POST', '/bookings', request(product.id), customer)
  await app.webhooks.runOnce()
  const [delivery] = await deliveries()
  expect(delivery?.attempts).toMatchObject([{ status: 307, error: 'status-307' }])
  expect(Date.parse(String(delivery?.next_attempt_at)) - clock.now().getTime()).toBe(600 * SECOND)
  expect([receiver.requests, elsewhere.requests]).toEqual([1, 0])
})

test.each([
  ['gone', 410, 0],
  ['failing', 500, 5 * DAY],
])(
  'an endpoint that is %s is disabled, its business told, and collects nothing',
  async (reason, status, wait) => {
    const receiver = await webhookReceiver((_request, reply) => reply.writeHead(Number(status)).end())
    const context = await withEndpoint({ events: ['booking.created'], receiver })
    const { app, clock, db, send, customer, product, mails } = context
    await send('PUT', '/settings', { notify_mail: 'boats@example.com' })
    await send('POST', '/bookings', request(product.id), customer)
    await app.webhooks.runOnce()
    clock.advance(Number(wait))
    await app.webhooks.runOnce()
    const [endpoint] = (await send('GET', '/webhook-endpoints')).json<WebhookEndpoint[]>()
    expect(endpoint).toMatchObject({ enabled: false, disabled_reason: reason })
    const [delivery] = await context.deliveries()
    expect(delivery).toMatchObject(
      reason === 'gone' ? { state: 'failed', next_attempt_at: null } : { state: 'pending' },
    )
    const told = (await mails()).filter(({ kind }) => kind === 'webhook-disabled')
    expect(told.map(({ recipient }) => recipient)).toEqual(['boats@example.com'])
    await aBooking(db, { account_id: customer.id, product })
    expect(await db.selectFrom('webhook_change').selectAll().execute()).toEqual([])
    const enabled = await send('PUT', `/webhook-endpoints/${context.id}`, { enabled: true })
    expect(enabled.json()).toMatchObject({ enabled: true, disabled_reason: null })
  },
)

test('an endpoint that fails twice at once is disabled, and its business told, once', async () => {
  const { app, clock, db, send, customer, product, mails, id } = await withEndpoint()
  await send('PUT', '/settings', { notify_mail: 'boats@example.com' })
  await send('POST', '/bookings', request(product.id), customer)
  await app.webhooks.runOnce()
  const [one, other] = await db.selectFrom('webhook_delivery').selectAll().execute()
  const [now, site] = [clock.now(), await app.findSite()]
  const posted = { status: 410, error: 'status-410', answer: null }
  const settle = (delivery: typeof one) =>
    delivery && recordAttempts(db, [{ delivery, posted, startedAt: now, ms: 1, now }], site)
  const settled = await inTransaction(db, async (tx) => {
    await tx.updateTable('webhook_endpoint').set({ failing_since: null }).where('id', '=', id).execute()
    const both = [settle(one), settle(other)]
    await untilWaiting(db, 2)
    return { both }
  })
  await Promise.all(settled.both)
  expect((await mails()).filter(({ kind }) => kind === 'webhook-disabled')).toHaveLength(1)
})

test('a slow receiver delays no other', async () => {
  const slow = await webhookReceiver(() => undefined)
  const fast = await webhookReceiver()
  const started = await testApp({
    environment: { WEBHOOK_ALLOWED_ORIGINS: `${slow.origin},${fast.origin}` },
  })
  const { app, db } = started
  const { headers } = await started.signedIn({ admin: true })
  const customer = await started.signedIn()
  for (const { url } of [slow, fast]) {
    const payload = { url, events: ['booking.created'] }
    await app.inject({ method: 'POST', url: '/api/webhook-endpoints', headers, payload })
  }
  const product = await aProduct(db, { units: 100 })
  for (let bookings = 0; bookings < 20; bookings += 1)
    await aBooking(db, { account_id: customer.id, product })
  app.webhooks.start()
  await expect.poll(() => fast.received.length).toBe(20)
  expect(slow.mostAtOnce).toBeLessThanOrEqual(4)
})

test('what a killed process was sending is sent by the next one', async () => {
  const receiver = await webhookReceiver(() => undefined)
  const context = await withEndpoint({ events: ['booking.created'], receiver })
  const { app, clock, send, customer, product, db } = context
  await send('POST', '/bookings', request(product.id), customer)
  void app.webhooks.runOnce().catch(() => undefined)
  await expect.poll(() => receiver.received.length).toBe(1)
  // As if it had been killed: the lease stays.
  const [left] = await db.selectFrom('webhook_delivery').selectAll().execute()
  expect(left).toMatchObject({ state: 'pending', leased_until: expect.any(String) })
  await app.webhooks.stop()
  const next = await testApp({
    database: context.database,
    clock: context.clock,
    environment: { WEBHOOK_ALLOWED_ORIGINS: receiver.origin },
  })
  receiver.answer = (_request, reply) => reply.writeHead(204).end()
  clock.advance(2 * MINUTE)
  await next.app.webhooks.runOnce()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})
