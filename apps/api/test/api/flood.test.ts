import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct } from '../support/builders'
import { testApp } from '../support/test-app'

const REQUESTS = 2500
const AT_ONCE = 8
const MEGABYTE = 1024 * 1024
const FILE = `/* ${'x'.repeat(300_000)} */`
const MOST_GROWTH = 8 * MEGABYTE

type Document = { paths: Record<string, { get?: { description?: string } }> }

function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-flood-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Luzzu</title>')
  writeFileSync(join(folder, 'assets/main-abc.js'), FILE)
  return { shell: folder, remotes: { 'public-site': folder } }
}

/** Every public URL, from the OpenAPI document, and those of pages and files. */
async function publicAddresses(app: FastifyInstance, productId: number): Promise<string[]> {
  const document = (await app.inject('/api/openapi.json')).json<Document>()
  const open = Object.entries(document.paths).filter(([, { get }]) => get?.description === 'Anyone')
  const api = open.map(([path]) => path.replaceAll(/\{\w+\}/g, String(productId)))
  const pages = ['/', '/login', '/book/1', '/products/1', '/reset-password/a', '/nowhere', '/admin/nowhere']
  const files = ['/assets/main-abc.js', '/remotes/public-site/assets/main-abc.js', '/robots.txt']
  return [...api, ...pages, ...files, '/remotes.json', '/healthz', '/api/docs', '/api/openapi.json']
}

/** A spelling of a URL, another in each round: unchanged, escaped, with empty segments, with more segments. */
function spelling(address: string, n: number, round: number): string {
  const escaped = [...address].map((letter, at) =>
    /[a-z]/.test(letter) && (n >> (at % 12)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
  const dots = address.replace(/\/(?=[^/]*$)/, `/${'./'.repeat(1 + (n % 500))}`)
  const spellings = [address, escaped.join(''), dots, `${address}/${n}`, address.replace(/\d+$/, String(n))]
  return spellings[round % 5] ?? '/'
}

const query = (n: number, round: number) => ['', `?x=${n}`, `?image=url&x=${n}`, `?image=${n}`][round % 4]

const headersOf = (n: number) => ({
  host: `host-${n}.example`,
  'accept-encoding': `br;q=0.${n}, gzip;q=0.${n + 1}`,
  authorization: `Bearer a.${n}.c`,
  'user-agent': `visitor ${n}`,
  'x-forwarded-for': `2001:db8:${(n % 65_536).toString(16)}::1`,
  'if-none-match': `"${n}"`,
  cookie: `session=${n}`,
  ...(n % 3 === 0 && { origin: `https://origin-${n}.example` }),
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Memory in use after garbage collection. */
async function bytesInUse(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('arbitrary requests do not grow the memory without bound', async () => {
  const { app, db } = await testApp({ webRoots: builds(), environment: { MAX_MEMORY_MB: '128' } })
  const product = await aProduct(db)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  onTestFinished(() => agent.destroy())
  const ask = async (path: string, headers: Record<string, string>, method = 'GET', body = '') => {
    const outgoing = request({ port, path, headers, method, agent })
    outgoing.end(body)
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
    reply.resume()
    await once(reply, 'end')
    return reply.statusCode ?? 0
  }
  const addresses = await publicAddresses(app, product.id)
  const statuses = new Set<number>()
  const report = (n: number) => JSON.stringify({ 'csp-report': { 'document-uri': `https://x.example/${n}` } })
  const visit = async (n: number) => {
    const address = addresses[n % addresses.length] ?? '/'
    const round = Math.floor(n / addresses.length)
    statuses.add(await ask(spelling(address, n, round) + query(n, round), headersOf(n)))
    if (n % 10 === 0)
      statuses.add(await ask('/csp-report', { 'content-type': 'application/csp-report' }, 'POST', report(n)))
  }
  const flood = async (from: number, to: number) => {
    let next = from
    const visitor = async () => {
      while (next < to) {
        next += 1
        await visit(next)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  }

  // Warm-up: compiled code and one cached response for each URL.
  await flood(0, 5 * addresses.length)
  const before = await bytesInUse()
  await flood(1_000_000, 1_000_000 + REQUESTS)
  const growth = (await bytesInUse()) - before

  expect(addresses.length).toBeGreaterThan(20)
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  expect(growth).toBeLessThan(MOST_GROWTH)
  expect(app.caches.responses.size).toBeLessThan(2 * addresses.length)
})
