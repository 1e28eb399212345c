import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'
import { openPostgres } from './open-postgres'

/** A TCP proxy to PostgreSQL that can go silent in both directions without closing a connection. */
async function startProxy(target: URL) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const proxy = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from)
      from
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
      from.on('data', (bytes) => isSilent || to.write(bytes))
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = proxy.address()
  const url = new URL(target)
  if (typeof address === 'object' && address) url.port = String(address.port)
  return {
    url: url.href,
    setSilent: (silent: boolean) => {
      isSilent = silent
    },
    /** Client connections; each has another one to the server. */
    count: () => sockets.size / 2,
  }
}

test('a silent peer is detected by the listener and by requests, which both reconnect', async () => {
  const { config, db } = await testApp()
  const proxy = await startProxy(new URL(config.databaseUrl ?? ''))
  const database = await openPostgres(proxy.url, { durable: false, poolSize: 3 })
  onTestFinished(database.close)
  const { catalogueRevision } = database
  await expect.poll(() => catalogueRevision.revision(), { timeout: 10_000 }).toBeDefined()

  const findProducts = () => database.db.selectFrom('product').select('id').execute()
  await findProducts()
  proxy.setSilent(true)
  const query = expect(findProducts()).rejects.toThrow('PostgreSQL does not respond')
  await expect.poll(() => catalogueRevision.revision(), { timeout: 10_000 }).toBeUndefined()
  await query

  proxy.setSilent(false)
  await expect.poll(() => catalogueRevision.revision(), { timeout: 10_000 }).toBeDefined()
  const before = catalogueRevision.revision()
  await aProduct(db)
  await expect.poll(() => catalogueRevision.revision(), { timeout: 10_000 }).not.toBe(before)
  expect(await findProducts()).toHaveLength(1)
}, 60_000)

test('a listener that reconnects repeatedly leaks no connection', async () => {
  const { config } = await testApp()
  const proxy = await startProxy(new URL(config.databaseUrl ?? ''))
  const database = await openPostgres(proxy.url, { durable: false, poolSize: 1 })
  const { catalogueRevision } = database
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(() => catalogueRevision.revision(), { timeout: 10_000 }).toBeDefined()
    proxy.setSilent(true)
    await expect.poll(() => catalogueRevision.revision(), { timeout: 10_000 }).toBeUndefined()
    proxy.setSilent(false)
  }
  await expect.poll(() => catalogueRevision.revision(), { timeout: 10_000 }).toBeDefined()
  await expect.poll(proxy.count, { timeout: 5000 }).toBe(1)
  await database.close()
  await expect.poll(proxy.count, { timeout: 5000 }).toBe(0)
}, 60_000)
