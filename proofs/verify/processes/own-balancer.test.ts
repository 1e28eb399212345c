import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tools/test/free-port.ts'
import { startOwnBalancer } from './own-balancer'

test('while one of two servers refuses, the other answers reads that come together', async () => {
  const server = createServer((_request, response) => response.end('read')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const refusing = await freePort()
  const balancer = await startOwnBalancer([(server.address() as AddressInfo).port, refusing])
  onTestFinished(() => balancer.stop())
  const reads = Array.from({ length: 20 }, async () => (await fetch(balancer.url)).status)
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200]))
})
