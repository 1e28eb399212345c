import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { describeArea } from '../../../test/support/area-descriptions'
import { testApp } from '../../../test/support/test-app'
import type { AppDependencies } from '../../app'

const SEA = '<!-- sea -->'.repeat(100)
const PAGE = `<!doctype html><title>Luzzu</title>${SEA}`
const FILES = {
  'shell/index.html': PAGE,
  'shell/assets/main-abc123.js': `console.log('${'ahoy'.repeat(300)}')`,
  'shell/assets/main-abc123.js.map': '{}',
  'public/remoteEntry.js': 'export {}',
  'public/remoteEntry.js.map': '{}',
  'public/assets/a name.txt': 'named',
  'public/area.json': describeArea('public_site'),
  'admin/area.json': describeArea('admin'),
  'secret.txt': 'secret',
}

async function withBuilds(environment: Record<string, string> = {}, log?: AppDependencies['log']) {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const script = FILES['shell/assets/main-abc123.js']
  writeFileSync(join(folder, 'shell/assets/main-abc123.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'shell/assets/main-abc123.js.gz'), gzipSync(script))
  const remotes = { 'public-site': join(folder, 'public'), admin: join(folder, 'admin') }
  const webRoots = { shell: join(folder, 'shell'), remotes }
  const { app } = await testApp({ webRoots, environment, ...(log && { log }) })
  return {
    folder,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    app,
  }
}

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

test('remotes come from the manifest, and the CSP follows it', async () => {
  const { folder, get } = await withBuilds()
  const manifest = {
    public_site: { entry: 'https://site.example/remoteEntry.js' },
    admin: { entry: '/remotes/admin/remoteEntry.js' },
    more: { entry: 'https://more.example/remoteEntry.js' },
    version: 3,
    note: null,
  }
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify(manifest))
  const elsewhere = await withBuilds({ REMOTES_URL: file })

  expect((await get('/remotes.json')).json()).toEqual(OWN)
  expect((await elsewhere.get('/remotes.json')).json()).toEqual(manifest)
  expect((await elsewhere.get('/')).headers['content-security-policy']).toContain(
    "script-src 'self' https://site.example;",
  )
})

const DESCRIBED = { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}`, contract: 1 }
const OWN = {
  public_site: { entry: '/remotes/public-site/remoteEntry.js', ...DESCRIBED },
  admin: { entry: '/remotes/admin/remoteEntry.js', ...DESCRIBED },
}

test.each([
  'http://cdn.example/remoteEntry.js',
  '//cdn.example/remoteEntry.js',
  "https://a;script-src 'unsafe-eval'/remoteEntry.js",
  'https://*.example/remoteEntry.js',
  'data:text/javascript,alert(1)',
])('the local build replaces a remote at %s, with one warning', async (entry) => {
  const lines: string[] = []
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const { folder } = await withBuilds()
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify({ ...OWN, admin: { entry } }))
  const { get } = await withBuilds({ REMOTES_URL: file }, log)

  expect((await get('/remotes.json')).json()).toEqual(OWN)
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self';")
  expect(lines.map((line) => JSON.parse(line).area)).toEqual(['admin'])
})

test('an entry on the page’s own origin needs no https', async () => {
  const { folder } = await withBuilds()
  const file = join(folder, 'remotes.json')
  const entry = 'http://boats.lan:3000/elsewhere/remoteEntry.js'
  writeFileSync(file, JSON.stringify({ ...OWN, admin: { entry } }))
  const { get } = await withBuilds({ REMOTES_URL: file })

  expect((await get('/remotes.json', { host: 'boats.lan:3000' })).json()).toHaveProperty('admin.entry', entry)
  for (const host of ['boats.lan', 'boats.lan:99999', 'nonsense..:3000'])
    expect((await get('/remotes.json', { host })).json()).toEqual(OWN)
})

test.each([
  [
    'too long',
    (response: ServerResponse) => response.end(JSON.stringify({ ...OWN, note: 'x'.repeat(65_536) })),
  ],
  ['endless', (response: ServerResponse) => setInterval(() => response.write(' '.repeat(8192)), 5).unref()],
  ['never there', () => undefined],
  ['elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/manifest' }).end()],
])('with a manifest that is %s the local builds are used', async (_fault, answer) => {
  const manifest = JSON.stringify({ ...OWN, admin: { entry: 'https://cdn.example/remoteEntry.js' } })
  const host = createServer((request, response) =>
    request.url === '/manifest' ? response.end(manifest) : answer(response),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => {
    host.closeAllConnections()
    host.close()
  })
  await once(host, 'listening')
  const { port } = host.address() as AddressInfo
  const { get } = await withBuilds({ REMOTES_URL: `http://127.0.0.1:${port}/remotes.json` })

  expect((await get('/remotes.json')).json()).toEqual(OWN)
})

test('a manifest is not read from a device', async () => {
  const { get } = await withBuilds({ REMOTES_URL: '/dev/zero' })
  expect((await get('/remotes.json')).json()).toEqual(OWN)
})

test('an unreadable manifest leaves the local builds', async () => {
  const { get } = await withBuilds({ REMOTES_URL: '/nowhere/remotes.json' })
  expect((await get('/remotes.json')).json()).toHaveProperty(
    'public_site.entry',
    '/remotes/public-site/remoteEntry.js',
  )
})

test('health checks are public, metrics are local only', async () => {
  const { app, get } = await withBuilds()
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).statusCode).toBe(200)
  expect((await get('/metrics')).body).toContain('outbox_waiting 0')
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
})
