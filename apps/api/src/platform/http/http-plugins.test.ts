import { expect, test } from 'vitest'
import { anApiToken } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

test('requests count before they are refused, each once, and those of programs for their token', async () => {
  const { app, db, signedIn } = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const [customer, program] = [await signedIn(), await anApiToken(db)]
  /** What is left afterwards to the network, of how many. */
  const left = async (status: number, url: string, headers: object = {}) => {
    const reply = await app.inject({ url, headers: { ...headers } })
    expect([url, reply.statusCode]).toEqual([url, status])
    return [reply.headers['x-ratelimit-remaining'], reply.headers['x-ratelimit-limit']].map(String)
  }
  const [before] = await left(401, '/api/dashboard')
  const after = (requests: number) => [String(Number(before) - requests), '3000']
  expect(await left(401, '/api/dashboard', { authorization: 'Bearer old' })).toEqual(after(1))
  expect(await left(403, '/api/dashboard', customer.headers)).toEqual(after(2))
  expect(await left(404, '/api/orders/1', customer.headers)).toEqual(after(3))
  expect(await left(404, `/api/bookings/${'9'.repeat(40)}`, customer.headers)).toEqual(after(4))
  expect(await left(200, '/api/bookings', program.headers)).toEqual(['undefined', 'undefined'])
  expect(await left(401, '/api/bookings', { authorization: 'Bearer bkt_live_x' })).toEqual([
    'undefined',
    'undefined',
  ])
  expect(await left(401, '/octo/products')).toEqual(after(5))
  expect(await left(200, `/api/user/${customer.id}`, customer.headers)).toEqual(after(6))
})

test('a route keeps a limit of its own', async () => {
  const { app } = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const report = { method: 'POST', url: '/api/client-errors', payload: {} } as const
  const { headers } = await app.inject(report)
  expect([headers['x-ratelimit-remaining'], headers['x-ratelimit-limit']].map(String)).toEqual(['19', '20'])
})
