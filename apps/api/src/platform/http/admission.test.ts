import { once } from 'node:events'
import { createServer, type RequestOptions, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { Admission } from './admission'

/** A server whose requests end and whose time passes when the test says so, with a memory limit. */
async function withServer() {
  const time = { ms: performance.now() }
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time.ms)
  onTestFinished(() => clock.mockRestore())
  const memory = { used: 100 }
  const admission = new Admission({
    maxBytes: 200,
    onMemoryShort: () => {},
    residentBytes: () => memory.used,
    addressOf: ({ headers, socket }) => String(headers['x-sender'] ?? socket.remoteAddress),
  })
  const working: ServerResponse[] = []
  const received = { count: 0 }
  const server = createServer((incoming, response) => {
    if (!admission.admit(incoming, response)) return void response.writeHead(503).end()
    incoming.resume().once('end', () => {
      received.count += 1
    })
    working.push(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const send = (path: string, options: RequestOptions = {}) => {
    const outgoing = request({ port, path, ...options }).on('error', () => {})
    const status = once(outgoing, 'response').then(([reply]) => {
      reply.resume()
      return reply.statusCode as number
    })
    status.catch(() => {})
    if (options.method !== 'POST') outgoing.end()
    return { outgoing, status }
  }
  const begun = (count: number) => expect.poll(() => working.length).toBe(count)
  const finish = () => {
    for (const response of working.splice(0)) response.end('done')
  }
  return { admission, time, memory, send, begun, received, finish, working }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('requests behind slow work are rejected at once, until it ends', async () => {
  const { time, send, begun, finish } = await withServer()
  const held = Array.from({ length: 64 }, () => send('/api/faqs'))
  await begun(64)
  time.ms += 1100

  expect(await send('/api/faqs').status).toBe(503)
  expect(await send('/api/user/7', { method: 'DELETE' }).status).toBe(503)
  // Other kinds of work and exempt requests are not affected.
  send('/healthz')
  send('/api/user/7')
  send('/api/login', { method: 'POST' }).outgoing.end('{}')
  send('/api/products', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }).outgoing.flushHeaders()
  await begun(68)

  finish()
  expect(await Promise.all(held.map(({ status }) => status))).toEqual(Array(64).fill(200))
  const next = send('/api/faqs')
  await begun(1)
  finish()
  expect(await next.status).toBe(200)
})

test('one network cannot take all places: others find some, and it none', async () => {
  const { admission, time, memory, send, begun, finish } = await withServer()
  const from = (sender: string, path = '/api/faqs') => send(path, { headers: { 'x-sender': sender } })
  for (let host = 0; host < 200; host += 1) from(`203.0.113.${host}`)
  await begun(200)
  time.ms += 1100
  expect(await from('203.0.113.250').status).toBe(503)
  for (let count = 0; count < 8; count += 1) from('198.51.100.7')
  await begun(208)
  expect(await from('198.51.100.8').status).toBe(503)
  from('2001:db8::1')
  await begun(209)

  memory.used = 300
  admission.measure()
  finish()
  for (let count = 0; count < 4; count += 1) from('203.0.113.1')
  await begun(4)
  expect(await from('203.0.113.2').status).toBe(503)
  from('198.51.100.7')
  await begun(5)
})

test('logins and uploads have a fixed number of places', async () => {
  const { send, begun, received } = await withServer()
  for (let count = 0; count < 64; count += 1) send('/api/login', { method: 'POST' }).outgoing.end('{}')
  await begun(64)
  await expect.poll(() => received.count).toBe(64)
  const refused = send('/api/login', { method: 'POST' })
  refused.outgoing.end('{}')
  expect(await refused.status).toBe(503)
  send('/api/faqs')
  await begun(65)
})

test('slow uploads and slow readers occupy no place', async () => {
  const { time, send, begun, working } = await withServer()
  for (let count = 0; count < 100; count += 1)
    send('/api/bookings', { method: 'POST', headers: { 'content-length': 10 } }).outgoing.write('{')
  await begun(100)
  for (const response of working.splice(0, 1)) response.end(Buffer.alloc(64 * 1024 * 1024))
  time.ms += 1100
  send('/api/faqs')
  await begun(100)
})

test('a process above its memory limit admits few requests until it has shrunk', async () => {
  const { admission, memory, send, begun, finish } = await withServer()
  memory.used = 300
  admission.measure()
  for (let count = 0; count < 4; count += 1) send('/api/faqs')
  await begun(4)
  expect(await send('/api/faqs').status).toBe(503)
  send('/healthz')
  await begun(5)
  finish()
  memory.used = 100
  admission.measure()
  for (let count = 0; count < 20; count += 1) send('/api/faqs')
  await begun(20)
})

test('a rejected request gets Retry-After and a problem response', async () => {
  const { app } = await testApp({ shedLoad: true, environment: { MAX_MEMORY_MB: '128' } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  // More than tests use on any machine.
  expect(process.memoryUsage.rss()).toBeGreaterThan(128 * 1024 * 1024)
  await pause(1500)
  const responses = await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}/readyz`)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))

  const logIn = () =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mail: 'nobody@example.com', password: 'a wrong password' }),
    })
  const replies = await Promise.all(Array.from({ length: 40 }, logIn))
  const refused = replies.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const reply of refused) {
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(reply.headers.get('content-type')).toContain('application/problem+json')
    expect(await reply.json()).toMatchObject({ type: '/problems/unavailable', status: 503 })
  }
  expect((await logIn()).status).toBe(401)
})
