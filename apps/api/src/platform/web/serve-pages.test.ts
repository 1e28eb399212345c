import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { FILES, SEA, withBuilds } from '../../../test/support/web-builds'

test.each([
  '/',
  '/login',
  '/book/7',
  '/admin/rental-services/addons',
  '/reset-password/a-token',
  '/my-bookings?status=Pending',
])('%s is a page', async (url) => {
  const { get } = await withBuilds()
  const reply = await get(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain(SEA)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
})

test.each([
  ['/reset-password/a-token', 'no-referrer'],
  ['/manage/a-token', 'no-referrer'],
  ['/reset-password', 'strict-origin-when-cross-origin'],
  ['/login', 'strict-origin-when-cross-origin'],
])('what %s loads is told its address by the policy %s', async (url, policy) => {
  const { get } = await withBuilds()
  expect((await get(url)).headers['referrer-policy']).toBe(policy)
})

test.each([
  ['POST', '/'],
  ['DELETE', '/login'],
  ['PUT', '/admin/rental-services/addons'],
] as const)('%s %s: a page can only be read', async (method, url) => {
  const { app } = await withBuilds()
  const reply = await app.inject({ method, url })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})

test.each(['/nowhere', '/book/abc', '/book/1.5', '/admin/nowhere', '/book/1/2'])(
  '%s is the page with status 404',
  async (url) => {
    const { get } = await withBuilds()
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toContain(SEA)
  },
)

test.each([
  '/assets/gone.js',
  '/remotes/public-site/gone.js',
  '/remotes/nobody/remoteEntry.js',
  '/picture.png',
  '/api/nowhere',
])('%s is missing, and never a page', async (url) => {
  const { get } = await withBuilds()
  const reply = await get(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).toContain('application/problem+json')
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/remotes/public-site/..%2f..%2fsecret.txt',
  '/%00',
])('%s cannot leave the folder', async (url) => {
  const { get } = await withBuilds()
  expect((await get(url)).body).not.toContain('secret\n')
  expect((await get(url)).body).not.toBe('secret')
})

test('files with a content hash are immutable, others are revalidated', async () => {
  const { get } = await withBuilds()
  const asset = await get('/assets/main-abc123.js')
  const entry = await get('/remotes/public-site/remoteEntry.js')

  expect(asset.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(entry.headers['cache-control']).toBe('no-cache')
  const again = await get('/remotes/public-site/remoteEntry.js', {
    'if-none-match': String(entry.headers.etag),
  })
  expect(again.statusCode).toBe(304)
})

test('a build is also served at the URLs of a retry', async () => {
  const { get } = await withBuilds()
  const entry = await get('/remotes/public-site/remoteEntry.js')
  const again = await get('/remotes/public-site/@retry-3/remoteEntry.js')
  expect([again.statusCode, again.body]).toEqual([200, entry.body])
  for (const segment of ['@retry-0', '@retry-x', '@retry-1/@retry-2'])
    expect((await get(`/remotes/public-site/${segment}/remoteEntry.js`)).statusCode).toBe(404)
})

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0.5, identity', 'identity'],
  ['br, identity;q=0', 'br'],
  ['br;q=0.000', 'identity'],
  ['*;q=0', 'identity'],
  ['zstd', 'identity'],
] as const)(
  'for Accept-Encoding “%s” files, pages and records are sent as %s',
  async (accepted, encoding) => {
    const { get, app } = await withBuilds()
    const headers = { 'accept-encoding': accepted }
    const script = await get('/assets/main-abc123.js', headers)
    const page = await get('/', headers)
    const countries = await app.inject({ url: '/api/countries', headers })

    for (const reply of [script, page, countries]) {
      expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(reply.headers.vary).toContain('Accept-Encoding')
    }
    expect(unpack[encoding](script.rawPayload).toString()).toBe(FILES['shell/assets/main-abc123.js'])
    expect(unpack[encoding](page.rawPayload).toString()).toContain(SEA)
  },
)

test.each([
  '/assets/./main-abc123.js',
  '/assets/././././main-abc123.js',
  '/assets//main-abc123.js',
  '//assets/main-abc123.js',
  '/assets/x/../main-abc123.js',
  '/assets/%2e/main-abc123.js',
  '/assets/m%61in-abc123.js',
  '/%61ssets/main-abc123.js',
  '/assets%2fmain-abc123.js',
  '/assets\\main-abc123.js',
  '/assets/main-abc123.js/',
  '/remotes/public-site/./remoteEntry.js',
  '/remotes/public%2dsite/remoteEntry.js',
  '/remotes//public-site/remoteEntry.js',
  '/./login',
  '/l%6fgin',
  '//',
])('%s is not normalized, and is 404', async (url) => {
  const { app } = await withBuilds()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  // Sent raw, because other clients normalize URLs.
  const [reply] = await once(request({ port, path: url }).end(), 'response')
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).toContain('application/problem+json')
  reply.resume()
})

test.each([
  '/assets/main-abc123.js.map',
  '/remotes/public-site/remoteEntry.js.map',
  '/assets/main-abc123.js.br',
  '/assets/main-abc123.js.gz',
])('%s is in the build and is not served', async (url) => {
  const { get } = await withBuilds()
  expect((await get(url, { 'accept-encoding': 'br' })).statusCode).toBe(404)
})

test('a file name that needs escaping is served at its escaped path', async () => {
  const { get } = await withBuilds()
  expect((await get('/remotes/public-site/assets/a%20name.txt')).body).toBe('named')
})

test('a file deleted since the start is 404, and without any build the API works', async () => {
  const { folder, get } = await withBuilds()
  rmSync(join(folder, 'shell/assets'), { recursive: true })
  const reply = await get('/assets/main-abc123.js')
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).not.toContain('html')

  const { app } = await testApp()
  expect((await app.inject('/api/faqs')).statusCode).toBe(200)
  expect((await app.inject('/robots.txt')).statusCode).toBe(200)
  expect((await app.inject('/')).statusCode).toBe(404)
})

test('the CSP allows the scripts of the page, and nothing else', async () => {
  const { get } = await withBuilds()
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
})

test('health checks are public, metrics are local only', async () => {
  const { app, get } = await withBuilds()
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).statusCode).toBe(200)
  expect((await get('/metrics')).body).toContain('outbox_waiting 0')
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
})
