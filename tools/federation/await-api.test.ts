import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { awaitApi } from './await-api.ts'

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function startDev() {
  const port = await freePort()
  const api = `http://127.0.0.1:${port}`
  const root = mkdtempSync(join(tmpdir(), 'luzzu-dev-'))
  const dev = await createDevServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, proxy: { '/api': api } },
    plugins: [awaitApi(api)],
  })
  await dev.listen()
  onTestFinished(async () => {
    await dev.close()
    rmSync(root, { recursive: true })
  })
  const startApi = async () => {
    const server = createServer((_request, response) => response.end('[]'))
    await listen(server, port)
    onTestFinished(() => void server.close())
  }
  const url = dev.resolvedUrls?.local[0] ?? ''
  return { url, startApi, sent: vi.spyOn(dev.ws, 'send') }
}

test('a request to an API that is still starting gets its answer', async () => {
  const { url, startApi, sent } = await startDev()
  const answer = fetch(`${url}api/products`)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await startApi()
  expect((await answer).status).toBe(200)
  expect(sent).not.toHaveBeenCalledWith({ type: 'full-reload' })
})

test('a page that has given up is reloaded when the API is there', async () => {
  const { url, startApi, sent } = await startDev()
  await expect(fetch(`${url}api/products`, { signal: AbortSignal.timeout(2000) })).rejects.toThrow()
  await startApi()
  await expect.poll(() => sent.mock.calls).toContainEqual([{ type: 'full-reload' }])
  expect((await fetch(`${url}api/products`)).status).toBe(200)
})
