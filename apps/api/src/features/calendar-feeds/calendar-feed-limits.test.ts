import { expect, test } from 'vitest'
import type { SignedInUser } from '../../../test/support/sign-in'
import { testApp } from '../../../test/support/test-app'

/** A customer whose requests are limited, and how that one makes an address of the calendar. */
async function withLimitedCustomer() {
  const { app, signedIn } = await testApp({ environment: { RATE_LIMIT: 'on' } })
  const { id, headers } = await signedIn()
  return { app, make: () => app.inject({ method: 'POST', url: `/api/user/${id}/calendar`, headers }) }
}

test('there are at most twenty of each administrator', async () => {
  const { app, signedIn } = await testApp()
  const make = ({ headers }: SignedInUser) =>
    app.inject({ method: 'POST', url: '/api/calendar-feeds', headers, payload: { name: 'Skippers' } })
  const admin = await signedIn({ admin: true })
  const made = await Promise.all(Array.from({ length: 22 }, () => make(admin)))
  const refused = made.filter(({ statusCode }) => statusCode === 409)
  expect([made.length - refused.length, refused.length]).toEqual([20, 2])
  expect(refused[0]?.json().type).toBe('/problems/limit-reached')
  expect((await make(await signedIn({ admin: true }))).statusCode).toBe(201)
})

test('the thirty-first read within ten minutes waits', async () => {
  const { app, make } = await withLimitedCustomer()
  const url = new URL((await make()).json().url).pathname
  const statuses = []
  for (let reads = 0; reads < 31; reads += 1) statuses.push((await app.inject(url)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  const { statusCode, headers } = await app.inject(url)
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('the thirty-first new address within fifteen minutes waits: each is kept in the audit log for two years', async () => {
  const { make } = await withLimitedCustomer()
  const statuses = []
  for (let made = 0; made < 32; made += 1) statuses.push((await make()).statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})
