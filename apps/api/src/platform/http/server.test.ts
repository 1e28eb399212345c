import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { startTestApp, testApp } from '../../../test/support/test-app'

async function listening(options: Parameters<typeof testApp>[0] = {}) {
  const fixture = await testApp(options)
  await fixture.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = fixture.app.server.address() as AddressInfo
  return { ...fixture, port, url: `http://127.0.0.1:${port}` }
}

/** Sends raw bytes and reads until the connection is closed. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

test('the server has its configured limits', async () => {
  const { app } = await testApp()
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
  })
  expect(app.initialConfig).toMatchObject({ bodyLimit: 65_536, handlerTimeout: 15_000 })
})

test.each([
  [
    'two lengths',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    '400',
  ],
  [
    'a length and chunks',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
  ],
  ['no host', 'GET /api/faqs HTTP/1.1\r\n\r\n', '400'],
  [
    'a chunk that is none',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    '400',
  ],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
  ['20 kB of headers', `GET /api/faqs HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
])('%s: refused, and the connection is closed', async (_what, bytes, status) => {
  const { port } = await listening()
  const answer = await exchange(port, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('content-type: application/problem+json')
  const [, body = ''] = answer.split('\r\n\r\n')
  expect(JSON.parse(body)).toMatchObject({ status: Number(status), message: expect.any(String) })
})

test('a reseller is refused 20 kB of headers, and an address as long, in the form that it knows', async () => {
  const { port } = await listening()
  const long = 'x'.repeat(20_000)
  for (const bytes of [
    `POST /octo/bookings HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`,
    `GET /octo/products/${long} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ]) {
    const answer = await exchange(port, bytes)
    expect(answer).toMatch(/^HTTP\/1.1 431 /)
    expect(answer).toContain('content-type: application/json; charset=utf-8')
    const [, body = ''] = answer.split('\r\n\r\n')
    expect(JSON.parse(body)).toEqual({ error: 'BAD_REQUEST', errorMessage: expect.any(String) })
  }
})

test('a thousand requests on one connection are answered in order', async () => {
  const { port } = await listening()
  const request = (last: boolean) =>
    `GET /api/faqs HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`
  const answer = await exchange(
    port,
    Array.from({ length: 1000 }, (_, index) => request(index === 999)).join(''),
  )
  expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1000)
})

test('a cached response equals the response of its route', async () => {
  const { url, app, db, signedIn } = await listening()
  const product = await aProduct(db)
  const admin = await signedIn({ admin: true })
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(url + path, { headers })
    return {
      status: reply.status,
      headers: {
        ...(Object.fromEntries(reply.headers) as Record<string, string>),
        date: '',
        'x-request-id': '',
      } as Record<string, string>,
      body: await reply.text(),
    }
  }
  for (const path of [
    '/api/products',
    '/api/products?image=url',
    `/api/products/${product.id}`,
    '/api/faqs',
  ]) {
    const given = app.caches.hits
    const first = await read(path)
    // PostgreSQL notifications for the changes above arrive a moment later.
    await expect.poll(() => read(path).then(() => app.caches.hits)).toBeGreaterThan(given)
    expect(await read(path)).toEqual(first)
    expect((await read(path, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  }

  await app.inject({
    method: 'PUT',
    url: `/api/products/${product.id}`,
    headers: admin.headers,
    payload: { name: 'Dgħajsa' },
  })
  expect((await read('/api/products?image=url')).body).toContain('Dgħajsa')
})

test('only allowed origins may make cross-origin requests', async () => {
  const { app } = await testApp({ environment: { ALLOWED_ORIGINS: 'https://staff.example' } })
  const allowed = async (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    (
      await app.inject({
        method,
        url: '/api/faqs',
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
    ).headers['access-control-allow-origin']

  expect(await allowed('https://staff.example')).toBe('https://staff.example')
  expect(await allowed('https://staff.example', 'OPTIONS')).toBe('https://staff.example')
  for (const origin of [
    'https://evil.example',
    'null',
    'http://staff.example',
    'https://staff.example.evil',
    'https://xstaff.example',
  ]) {
    expect([await allowed(origin), await allowed(origin, 'OPTIONS')]).toEqual([undefined, undefined])
  }
})

test('every API response has restrictive security headers', async () => {
  const { app } = await testApp()
  for (const url of ['/api/faqs', '/api/nowhere', '/api/dashboard', '/healthz']) {
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  }
})

test.each([
  ['PATCH', '/api/faqs/7', 'GET, HEAD, PUT, DELETE'],
  ['DELETE', '/api/login', 'POST'],
  ['PUT', '/api/customers/7/sessions', 'DELETE'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['GET', '/csp-report', 'POST'],
  ['POST', '/remotes.json', 'GET, HEAD'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['PUT', '/sitemap.xml', 'GET, HEAD'],
  ['DELETE', '/manifest.webmanifest', 'GET, HEAD'],
] as const)('%s %s: the response has an Allow header', async (method, url, allow) => {
  const { app } = await testApp()
  const reply = await app.inject({ method, url })
  const named = String(reply.headers.allow).split(', ').sort()
  expect({ status: reply.statusCode, named }).toEqual({ status: 405, named: allow.split(', ').sort() })
  expect(reply.json().type).toBe('/problems/method-not-allowed')
})

test('OPTIONS is taken where other origins may call, also when it is no preflight request', async () => {
  const alone = await testApp()
  const shared = await testApp({ environment: { ALLOWED_ORIGINS: 'https://staff.example' } })
  const allowed = async ({ app }: typeof alone) =>
    (await app.inject({ method: 'PATCH', url: '/api/faqs' })).headers.allow
  expect(await allowed(alone)).toBe('GET, HEAD, POST')
  expect(await allowed(shared)).toBe('GET, HEAD, POST, OPTIONS')
  const options = async ({ app }: typeof alone) =>
    (await app.inject({ method: 'OPTIONS', url: '/api/faqs' })).statusCode
  expect(await options(alone)).toBe(405)
  expect(await options(shared)).toBe(204)
})

test('an unknown path is 404 for every method', async () => {
  const { app } = await testApp()
  for (const url of ['/nowhere', '/api/nowhere', '/assets/none.js'])
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404)
})

test.each([
  ['forwarded', 'for=192.0.2.7'],
  ['x-forwarded-for', '192.0.2.7'],
  ['x-forwarded-proto', 'https'],
  ['via', '1.1 proxy'],
  ['x-real-ip', '192.0.2.7'],
])('metrics are available to this machine only, not through a proxy with %s', async (name, value) => {
  const { app } = await testApp()
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/metrics', headers: { [name]: value } })).statusCode).toBe(404)
})

test('an unexpected error reveals nothing', async () => {
  const lines: string[] = []
  const log = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
  const { app, db } = await testApp({ log })
  await db.schema.dropTable('faq').execute()

  const reply = await app.inject({ url: '/api/faqs' })

  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toMatch(/faq|select|sqlite|at /i)
  expect(reply.json()).toMatchObject({
    type: '/problems/internal',
    message: 'Something went wrong. Please try again later.',
  })
  expect(lines.join()).toContain(reply.json().instance.replace('/req/', ''))
})

test('secrets are in no other response and in no log line', async () => {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const { app, signedIn } = await testApp({ log })
  const customer = await signedIn()
  const canary = 'canary in the password'
  await app.inject({ method: 'POST', url: '/api/login', payload: { mail: customer.mail, password: canary } })
  await app.inject({ url: `/api/user/${customer.id}`, headers: customer.headers })
  await app.inject({
    method: 'PUT',
    url: '/api/password-resets/canary-of-the-link',
    payload: { password: canary },
  })
  await app.inject({ method: 'POST', url: '/api/logout', payload: { session_token: customer.session_token } })

  const logged = lines.join()
  expect(logged).toContain('"path":"/api/login"')
  for (const secret of [canary, 'canary-of-the-link', customer.token, customer.session_token])
    expect(logged).not.toContain(secret)
})

test('a received request is answered before the server stops', async () => {
  const fixture = await startTestApp()
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db, { units: 1000 })
  await fixture.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = fixture.app.server.address() as AddressInfo
  const book = () =>
    fetch(`http://127.0.0.1:${port}/api/bookings`, {
      method: 'POST',
      headers: { ...customer.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }),
    }).then(({ status }) => status)

  const replies = Promise.allSettled(Array.from({ length: 30 }, book))
  await expect
    .poll(async () => (await fixture.db.selectFrom('booking').select('id').execute()).length)
    .toBeGreaterThan(0)
  await fixture.stop()

  const answered = (await replies).filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  expect(answered.length).toBeGreaterThan(0)
  for (const status of answered) expect([201, 503]).toContain(status)
})

test('two Authorization headers authenticate nobody', async () => {
  const fixture = await listening()
  const { id, headers } = await fixture.signedIn()
  const ask = (path: string, times: number) => {
    const signs = `Authorization: ${headers.authorization}\r\n`.repeat(times)
    return exchange(fixture.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${signs}Connection: close\r\n\r\n`)
  }
  const own = `/api/bookings/user/${id}`
  expect(await ask(own, 1)).toMatch(/^HTTP\/1.1 200/)
  expect(await ask(own, 2)).toMatch(/^HTTP\/1.1 401/)
  expect(await ask('/api/faqs', 2)).toMatch(/^HTTP\/1.1 200/)
})
