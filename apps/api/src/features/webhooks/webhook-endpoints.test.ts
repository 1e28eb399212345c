import { expect, test } from 'vitest'
import { aBooking } from '../../../test/support/builders'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { withEndpoint } from '../../../test/support/webhook-endpoint'
import { isSigned } from '../../../test/support/webhook-receiver'
import { DAY, SECOND } from '../../platform/clock'

test('both secrets sign for a day after a rotation, and none is stored in the open or recorded', async () => {
  const { app, clock, db, id, secret, send, receiver, customer, product } = await withEndpoint({
    events: ['booking.created'],
  })
  const rotated = await send('POST', `/webhook-endpoints/${id}/rotate-secret`)
  const { secret: next, last4 } = rotated.json<{ secret: string; last4: string }>()
  expect([rotated.statusCode, last4]).toEqual([200, next.slice(-4)])
  expect((await send('POST', `/webhook-endpoints/${id}/rotate-secret`)).statusCode).toBe(409)
  const tell = async () => {
    await aBooking(db, { account_id: customer.id, product, created_at: clock.now().toISOString() })
    await app.webhooks.runOnce()
    const last = receiver.received.at(-1)
    return last && [isSigned(last, next), isSigned(last, secret)]
  }
  expect(await tell()).toEqual([true, true])
  clock.advance(DAY + SECOND)
  expect(await tell()).toEqual([true, false])
  expect((await send('POST', `/webhook-endpoints/${id}/rotate-secret`)).statusCode).toBe(200)
  const stored = JSON.stringify([
    await db.selectFrom('webhook_endpoint').selectAll().execute(),
    await db.selectFrom('audit').selectAll().execute(),
    (await send('GET', '/webhook-endpoints')).json(),
  ])
  for (const one of [secret, next]) expect(stored).not.toContain(one.slice(6))
})

test('a test tells what was answered', async () => {
  const { send, id, receiver, secret } = await withEndpoint()
  const tested = await send('POST', `/webhook-endpoints/${id}/test`)
  expect(tested.json()).toEqual({ delivered: true, status: 204, ms: expect.any(Number), error: null })
  expect(receiver.received[0]?.event.type).toBe('endpoint.test')
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true)
  receiver.answer = (_request, reply) => reply.writeHead(503).end()
  expect((await send('POST', `/webhook-endpoints/${id}/test`)).json()).toMatchObject({
    delivered: false,
    status: 503,
    error: 'status-503',
  })
})

test('erasing an account takes what was told of it along, and a deleted endpoint its deliveries', async () => {
  const { app, db, send, customer, product, id, deliveries } = await withEndpoint({
    events: ['booking.created'],
  })
  await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-01' })
  await app.webhooks.runOnce()
  expect(await deliveries()).toHaveLength(1)
  expect((await send('DELETE', `/user/${customer.id}`)).statusCode).toBe(204)
  expect(await deliveries()).toEqual([])
  expect((await send('DELETE', `/webhook-endpoints/${id}`)).statusCode).toBe(204)
  expect((await send('GET', `/webhook-endpoints/${id}/deliveries`)).statusCode).toBe(404)
})

const URL_OK = 'https://hooks.example.com/luzzu'

const EVENTS = ['booking.created']

test.each([
  ['url', { events: EVENTS }, 'Address is required'],
  ['url', { url: 'http://hooks.example.com', events: EVENTS }, 'Address must begin with https://'],
  ['url', { url: 'https://10.0.0.1/', events: EVENTS }, 'Address must have a name, not an IP address'],
  ['url', { url: 'https://0x7f.1/', events: EVENTS }, 'Address must have a name, not an IP address'],
  ['url', { url: 'https://2130706433/', events: EVENTS }, 'Address must have a name, not an IP address'],
  ['url', { url: 'https://[::1]/', events: EVENTS }, 'Address must have a name, not an IP address'],
  [
    'url',
    { url: 'https://a:b@x.example/', events: EVENTS },
    'Address must not contain a user name or password',
  ],
  ['url', { url: 'https://x.example/#a', events: EVENTS }, 'Address must not contain a #'],
  ['url', { url: 'https://x.example:80/', events: EVENTS }, 'The port must be 443, or 1024 and above'],
  [
    'url',
    { url: 'https://x.example/\n', events: EVENTS },
    'Address must be one such as https://example.com/hooks',
  ],
  [
    'url',
    { url: `https://x.example/${'a'.repeat(2000)}`, events: EVENTS },
    'Address must be at most 2000 characters',
  ],
  ['events', { url: URL_OK, events: [] }, 'Please choose at least one event'],
  ['events', { url: URL_OK, events: ['booking.eaten'] }, expect.stringContaining('Events must be of')],
  [
    'description',
    { url: URL_OK, events: EVENTS, description: 'x'.repeat(201) },
    'Description must be at most 200 characters',
  ],
  ['enabled', { url: URL_OK, events: EVENTS, enabled: 'yes' }, 'Enabled must be true or false'],
])('an endpoint with a bad %s is refused there: %j', async (field, payload, detail) => {
  const { app, signedIn, db } = await testApp()
  const { headers } = await signedIn({ admin: true })
  const refused = await app.inject({ method: 'POST', url: '/api/webhook-endpoints', headers, payload })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual([{ pointer: `#/${field}`, detail }])
  expect(await db.selectFrom('webhook_endpoint').select('id').execute()).toEqual([])
})

test('there are at most twenty endpoints', async () => {
  const { app, signedIn }: TestApp = await testApp()
  const { headers } = await signedIn({ admin: true })
  const payload = { url: URL_OK, events: EVENTS }
  const statuses = []
  for (let made = 0; made < 21; made += 1)
    statuses.push(
      (await app.inject({ method: 'POST', url: '/api/webhook-endpoints', headers, payload })).statusCode,
    )
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 409])
})
