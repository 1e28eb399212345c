import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const ELSEWHERE = { remoteAddress: '203.0.113.7' }

test('every metric has a type and a help text', async () => {
  const { app } = await testApp()
  await app.inject({ url: '/api/faqs' })
  const lines = (await app.inject({ url: '/metrics' })).body.split('\n')
  const named = (kind: string) =>
    new Set(lines.filter((line) => line.startsWith(`# ${kind} `)).map((line) => line.split(' ')[2]))
  const types = named('TYPE')
  expect(named('HELP')).toEqual(types)
  const samples = lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/[{ ]/)[0] ?? '')
  for (const name of samples)
    expect([name, types.has(name) || types.has(name.replace(/_(bucket|sum|count)$/, ''))]).toEqual([
      name,
      true,
    ])
  expect([...types]).toEqual(
    expect.arrayContaining(['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'bookings']),
  )
})

test('requests are measured by route, and addresses that nobody knows share one label', async () => {
  const { app } = await testApp()
  for (const url of ['/api/faqs/7', '/api/faqs/8', '/nowhere/1', '/nowhere/2']) await app.inject({ url })
  const { body } = await app.inject({ url: '/metrics' })
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/faqs/:id",status="404"} 2',
  )
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 2')
})

test('bookings and their conflicts are counted, a repeated answer is not', async () => {
  const { app, db, signedIn } = await testApp()
  const { headers } = await signedIn()
  const product = await aProduct(db, { units: 1 })
  const book = (key: string) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { ...headers, 'idempotency-key': key },
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 },
    })
  const replies = [await book('one'), await book('one'), await book('two')]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409])

  const { body } = await app.inject({ url: '/metrics' })
  expect(body).toContain('bookings_created_total 1\n')
  expect(body).toContain('booking_conflicts_total{type="slot-taken"} 1\n')
  expect(body).toContain('bookings{status="Pending"} 1\n')
})

test('a scraper with the token reads the metrics from anywhere, others do not', async () => {
  const { app } = await testApp({ environment: { METRICS_TOKEN: 'a-token-of-the-scraper' } })
  const statusWith = async (authorization?: string, further = {}) =>
    (
      await app.inject({
        url: '/metrics',
        ...ELSEWHERE,
        headers: { ...(authorization && { authorization }), ...further },
      })
    ).statusCode
  expect(await statusWith('Bearer a-token-of-the-scraper')).toBe(200)
  expect(await statusWith('Bearer a-token-of-the-scraper', { 'x-forwarded-for': '192.0.2.1' })).toBe(200)
  for (const authorization of [undefined, 'Bearer another', 'a-token-of-the-scraper', 'Bearer ', 'Basic a:b'])
    expect([authorization, await statusWith(authorization)]).toEqual([authorization, 404])
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(200)
})

test('without a token in the configuration no token lets anybody in', async () => {
  const { app } = await testApp()
  const headers = { authorization: 'Bearer undefined' }
  expect((await app.inject({ url: '/metrics', ...ELSEWHERE, headers })).statusCode).toBe(404)
})

test('the scrape goes on while the database does not answer', async () => {
  const { app, database } = await testApp()
  expect((await app.inject({ url: '/metrics' })).body).toContain('database_reachable 1\n')
  await database.db.schema.dropTable('outbox').execute()
  const reply = await app.inject({ url: '/metrics' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('database_reachable 0\n')
  expect(reply.body).not.toMatch(/^outbox_waiting /m)
})
