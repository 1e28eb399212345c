import { expect, onTestFinished, test } from 'vitest'
import { aProduct } from '../../../../test/support/builders'
import { startTcpProxy } from '../../../../test/support/tcp-proxy'
import { testApp } from '../../../../test/support/test-app'
import { openPostgres } from './open-postgres'

async function startProxy(target: URL) {
  const proxy = await startTcpProxy({ hostname: target.hostname, port: Number(target.port) })
  onTestFinished(proxy.close)
  const url = new URL(target)
  url.port = String(proxy.port)
  return { ...proxy, url: url.href }
}

test('a silent peer is detected by the listener and by requests, which both reconnect', async () => {
  const { config, db } = await testApp()
  const proxy = await startProxy(new URL(config.databaseUrl ?? ''))
  const database = await openPostgres(proxy.url, { durable: false, poolSize: 3 })
  onTestFinished(database.close)
  const { catalogueRevision } = database
  await expect.poll(() => catalogueRevision.revision()).toBeDefined()

  const findProducts = () => database.db.selectFrom('product').select('id').execute()
  await findProducts()
  proxy.setFault('silent')
  const query = expect(findProducts()).rejects.toThrow('PostgreSQL does not respond')
  await expect.poll(() => catalogueRevision.revision()).toBeUndefined()
  await query

  proxy.setFault('none')
  await expect.poll(() => catalogueRevision.revision()).toBeDefined()
  const before = catalogueRevision.revision()
  await aProduct(db)
  await expect.poll(() => catalogueRevision.revision()).not.toBe(before)
  expect(await findProducts()).toHaveLength(1)
})

test('a listener that reconnects repeatedly leaks no connection', async () => {
  const { config } = await testApp()
  const proxy = await startProxy(new URL(config.databaseUrl ?? ''))
  const database = await openPostgres(proxy.url, { durable: false, poolSize: 1 })
  const { catalogueRevision } = database
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(() => catalogueRevision.revision()).toBeDefined()
    proxy.setFault('silent')
    await expect.poll(() => catalogueRevision.revision()).toBeUndefined()
    proxy.setFault('none')
  }
  await expect.poll(() => catalogueRevision.revision()).toBeDefined()
  await expect.poll(proxy.count).toBe(1)
  await database.close()
  await expect.poll(proxy.count).toBe(0)
})
