import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withArea } from '../../../../test/support/prerendered-area'
import { createCaches } from './cached-response'

type Sent = { isCached: boolean; origin: string; policy: string; status: number }

/** A listening server; `get` sends any headers, also Host. */
async function listening(environment: Record<string, string>) {
  const fixture = await withArea({ environment: { SITE_URL: 'http://localhost:3000', ...environment } })
  const { app } = fixture
  await app.listen({ host: '127.0.0.1', port: 0 })
  // PostgreSQL tells the revision once its listener is connected.
  await expect.poll(() => app.catalogueRevision.revision()).toBeDefined()
  // With a query it is not cached.
  await fixture.rendered('/?ready')
  const { port } = app.server.address() as AddressInfo
  const get = (headers: Record<string, string> = {}) =>
    new Promise<Sent>((resolve, reject) => {
      request({ port, path: '/', headers }, async (reply) => {
        const chunks: Buffer[] = []
        for await (const chunk of reply) chunks.push(chunk)
        const body = Buffer.concat(chunks).toString()
        resolve({
          status: reply.statusCode ?? 0,
          // The routes count requests, which is not done for a page from the cache.
          isCached: reply.headers['x-ratelimit-limit'] === undefined,
          origin: /<link rel="canonical" href="([^"]*)\/"/.exec(body)?.[1] ?? '',
          policy: String(reply.headers['content-security-policy']),
        })
      })
        .on('error', reject)
        .end()
    })
  return { ...fixture, get }
}

const forwarded = (host: string) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' })

test.each(['127.0.0.1', '192.0.2.1'])(
  'whatever host is named, with %s trusted, there is one cached page, of the configured address',
  async (proxy) => {
    const { get, app } = await listening({ TRUST_PROXY: proxy, SITE_URL: 'https://boats.example' })
    expect(await get()).toMatchObject({ isCached: false, origin: 'https://boats.example' })
    const strangers = [
      { host: 'evil.example' },
      forwarded('evil.example'),
      { forwarded: 'host=evil.example' },
    ]
    for (const headers of strangers)
      expect(await get(headers)).toMatchObject({ isCached: true, origin: 'https://boats.example' })
    expect(app.caches.hits).toBe(strangers.length)
  },
)

test('a manifest from elsewhere has cached pages, until it changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'remotes.json')
  const nameAdmin = (origin: string) =>
    writeFileSync(file, JSON.stringify({ admin: { entry: `${origin}/remoteEntry.js` } }))
  nameAdmin('https://one.example')
  const { get } = await listening({ REMOTES_URL: file })
  // The first request reads the manifest.
  const isCachedWith = (origin: string) => () =>
    get().then(({ isCached, policy }) => isCached && policy.includes(`script-src 'self' ${origin} `))
  await expect.poll(isCachedWith('https://one.example')).toBe(true)

  nameAdmin('https://two.example')

  await expect.poll(isCachedWith('https://two.example')).toBe(true)
})

test('any number of addresses keeps a bounded number of bytes', () => {
  const { pages } = createCaches({ catalogue: () => 1, pages: () => 1, maxBytes: 1 })
  const identity = Buffer.alloc(1024 * 1024)
  for (let id = 0; id < 50; id += 1) pages.keep(`/products/${id}`, { etag: '"1"', bytes: { identity } }, 1)
  // Three encodings of a megabyte each within 16.
  expect(pages.size).toBe(5)
  expect(pages.get('/products/49')?.bytes.identity).toBe(identity)
  expect(pages.get('/products/0')).toBeUndefined()
})
