import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withArea } from '../../../../test/support/prerendered-area'
import { ReadyPages } from './ready-pages'

type Sent = { isReady: boolean; origin: string; policy: string; status: number }

/** A listening server; `get` sends any headers, also Host. */
async function listening(environment: Record<string, string>) {
  const fixture = await withArea({ environment: { SITE_URL: 'http://localhost:3000', ...environment } })
  const { app } = fixture
  await app.listen({ host: '127.0.0.1', port: 0 })
  // PostgreSQL tells the revision once its listener is connected.
  await expect.poll(() => app.catalogueRevision.revision(), { timeout: 10_000 }).toBeDefined()
  const { port } = app.server.address() as AddressInfo
  const get = (headers: Record<string, string> = {}) =>
    new Promise<Sent>((resolve, reject) => {
      request({ port, path: '/', headers }, async (reply) => {
        const chunks: Buffer[] = []
        for await (const chunk of reply) chunks.push(chunk)
        const body = Buffer.concat(chunks).toString()
        resolve({
          status: reply.statusCode ?? 0,
          // The routes count requests, which is not done for a ready page.
          isReady: reply.headers['x-ratelimit-limit'] === undefined,
          origin: /<link rel="canonical" href="([^"]*)\/"/.exec(body)?.[1] ?? '',
          policy: String(reply.headers['content-security-policy']),
        })
      })
        .on('error', reject)
        .end()
    })
  return { ...fixture, get, own: `http://localhost:${port}` }
}

const forwarded = (host: string) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' })

test('behind a trusted proxy pages are ready for each of its origins', async () => {
  const { get } = await listening({ TRUST_PROXY: '127.0.0.1' })
  for (const host of ['boats.example', 'kayaks.example']) {
    expect(await get(forwarded(host))).toMatchObject({ isReady: false, origin: `https://${host}` })
    expect(await get(forwarded(host))).toMatchObject({ isReady: true, origin: `https://${host}` })
  }
  expect(await get({ 'x-forwarded-proto': 'https' })).toMatchObject({ isReady: false })
  expect((await get({ host: 'plain.example' })).origin).toBe('http://plain.example')
})

test('headers of a stranger change no ready page, and do not make it slow', async () => {
  const { get, own } = await listening({ TRUST_PROXY: '192.0.2.1' })
  expect(await get()).toMatchObject({ isReady: false, origin: own })
  expect(await get(forwarded('evil.example'))).toMatchObject({ isReady: true, origin: own })
  expect(await get({ forwarded: 'host=evil.example' })).toMatchObject({ isReady: true, origin: own })
})

test('a manifest from elsewhere has ready pages, until it changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'remotes.json')
  const nameAdmin = (origin: string) =>
    writeFileSync(file, JSON.stringify({ admin: { entry: `${origin}/remoteEntry.js` } }))
  nameAdmin('https://one.example')
  const { get } = await listening({ REMOTES_URL: file })
  // The first request reads the manifest.
  const isReadyWith = (origin: string) => () =>
    get().then(({ isReady, policy }) => isReady && policy.includes(`script-src 'self' ${origin} `))
  await expect.poll(isReadyWith('https://one.example')).toBe(true)

  nameAdmin('https://two.example')

  await expect.poll(isReadyWith('https://two.example'), { timeout: 10_000 }).toBe(true)
})

test('any number of hosts keeps a bounded number of bytes', () => {
  const pages = new ReadyPages({ revision: () => 1, trusts: undefined })
  const identity = Buffer.alloc(1024 * 1024)
  const page = { etag: '"1"', headers: {}, identity, encoding: 'identity', bytes: identity } as const
  const requestTo = (host: string) => ({ url: '/', headers: { host }, socket: new Socket() })
  for (let host = 0; host < 50; host += 1) pages.keep({ raw: requestTo(`h${host}`) }, page, 1)
  // Three encodings of a megabyte each within 16.
  expect(pages.size).toBe(5)
  expect(pages.peek(requestTo('h49'))?.bytes.identity).toBe(identity)
  expect(pages.peek(requestTo('h0'))).toBeUndefined()
})
