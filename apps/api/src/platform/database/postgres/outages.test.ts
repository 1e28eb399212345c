import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aProduct } from '../../../../test/support/builders'
import { startLoad } from '../../../../test/support/outage-load'
import { type Outage, startPostgres } from '../../../../test/support/postgres-server'
import { type ServerProcess, startServerProcess, statusOf } from '../../../../test/support/server-process'
import { openPostgres } from './open-postgres'

const ADMIN_PASSWORD = 'lantern on the quay'

async function startOwnPostgres() {
  const postgres = await startPostgres({ durable: true })
  onTestFinished(postgres.stop)
  return postgres
}

async function addProducts(url: string): Promise<void> {
  const { db, close } = await openPostgres(url)
  for (let count = 0; count < 5; count += 1) await aProduct(db, { units: 100 })
  await close()
}

const startOn = (url: string) =>
  startServerProcess({
    DATABASE_URL: url,
    JWT_SECRET: 'a secret of the tests that is long enough',
    ADMIN_PASSWORD,
    MAX_OPEN_REQUESTS: '100000',
  })

async function logIn({ url }: ServerProcess): Promise<string> {
  const body = JSON.stringify({ mail: 'admin@example.com', password: ADMIN_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  // A busy machine may reject the first ones.
  return vi.waitFor(
    async () => {
      const reply = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
      expect(reply.status).toBe(200)
      return ((await reply.json()) as { token: string }).token
    },
    { timeout: 60_000, interval: 500 },
  )
}

test('the server survives a PostgreSQL that stops, crashes and restarts under load', async () => {
  const postgres = await startOwnPostgres()
  const server = await startOn(postgres.url)
  await addProducts(postgres.url)
  const load = startLoad(server.url, await logIn(server))
  for (const outage of ['fast', 'crash', 'fast'] satisfies Outage[]) {
    await pause(1000)
    await postgres.interrupt(outage)
    await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(503)
    expect(await statusOf(`${server.url}/healthz`)).toBe(200)
    await postgres.resume()
    await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(200)
  }
  await pause(500)
  const { statuses, faults } = await load.stop()
  expect(faults).toEqual([])
  expect(statuses['503']).toBeGreaterThan(0)
  expect(server.output()).not.toContain('cannot go on')
  const ended = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
