import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct } from '../../../../test/support/builders'
import { BUNDLE, STARTER, withArea } from '../../../../test/support/prerendered-area'
import { MINUTE } from '../../clock'
import { MAX_PRERENDERED_PRODUCTS } from './prerendered-pages'

test('a page goes out with its content, its look, and what it was rendered with', async () => {
  const { rendered, addFaq } = await withArea()
  await addFaq('Is </script><script>alert(1)</script> a boat?')
  const { body, headers, statusCode } = await rendered('/')

  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"><h1>/: Is')
  expect(body).toContain('<style>h1{color:teal}</style>')
  expect(body).toContain('<title>Rendered</title>')
  expect(body).toContain('<meta name="referrer" content="no-referrer">')
  const state = /<script type="application\/json" id="prerendered">(.*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(JSON.parse(state)).toMatchObject({
    build: 'build-1',
    queries: [{ value: [{ question: 'Is </script><script>alert(1)</script> a boat?' }] }],
  })
  const hash = createHash('sha256').update(STARTER).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('a page that the browser renders goes out with what is loaded ahead of it', async () => {
  const { rendered, app, db } = await withArea()
  const { id } = await aProduct(db, { name: 'Dghajsa' })
  app.catalogueRevision.changed()
  const { body, statusCode } = await rendered(`/book/${id}`, 'rel="preload"')

  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect(body).toContain('<link rel="preload" href="Dghajsa"></head>')
  expect(body).toContain('<title>Book</title>')
  expect(body).not.toContain('id="prerendered"')
})

test('a product that is unknown, deleted or no number is not found, wherever an address names it', async () => {
  const { get, app, db } = await withArea()
  const { id } = await aProduct(db)
  const gone = await aProduct(db, { deleted_at: '2026-06-01T10:00:00.000Z' })
  app.catalogueRevision.changed()
  for (const folder of ['/book', '/products']) {
    expect((await get(`${folder}/${id}`)).statusCode).toBe(200)
    for (const name of [gone.id, 999_999, 9_999_999_999, 0, 'abc', `${id}x`]) {
      const { statusCode, body } = await get(`${folder}/${name}`)
      expect([folder, name, statusCode]).toEqual([folder, name, 404])
      expect(body).toContain('<meta name="robots" content="noindex"')
      expect(body).not.toContain('rel="preload"')
    }
  }
})

test('an address that is unknown, or secret, has the page of all such addresses', async () => {
  const { get, rendered } = await withArea()
  const [unknown, other] = [await rendered('/nowhere'), await get('/elsewhere/still')]
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toContain('<h1>/-: </h1>')
  expect(unknown.headers.etag).toBe(other.headers.etag)
  const reset = await rendered('/reset-password/a-secret')
  expect(reset.body).toContain('<h1>/reset-password/-: </h1>')
  expect(reset.body).not.toContain('a-secret')
  expect((await get('/my-bookings')).body).toContain('<div id="root"></div>')
})

test('pages of the catalogue load in the process of the page that links to them; all others are isolated', async () => {
  const { get, rendered, app, db } = await withArea()
  const { id } = await aProduct(db)
  app.catalogueRevision.changed()
  const policyOf = async (path: string) => (await get(path)).headers['cross-origin-opener-policy']

  for (const path of ['/', `/products/${id}`]) {
    await rendered(path)
    expect(await policyOf(path)).toBeUndefined()
  }
  for (const path of [
    '/login',
    '/reset-password/a-secret',
    '/my-bookings',
    '/admin',
    '/products/999999',
    '/api/site',
  ])
    expect(await policyOf(path)).toBe('same-origin')
})

test('what staff write is in the next page', async () => {
  const { rendered, addFaq, app, db } = await withArea()
  const first = await rendered('/')
  for (const question of ['One?', 'Two?']) {
    await addFaq(question)
    expect((await rendered('/')).body).toContain(question)
  }
  const { id } = await aProduct(db, { name: 'Dghajsa' })
  app.catalogueRevision.changed()
  expect((await rendered(`/products/${id}`)).body).toContain(`<h1>/products/${id}: Dghajsa</h1>`)
  expect((await rendered('/')).headers.etag).not.toBe(first.headers.etag)
})

test('pages are sent ready and compressed over a connection, until the catalogue changes', async () => {
  const { app, addFaq, rendered } = await withArea()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  const get = (headers: Record<string, string> = {}) => fetch(url, { headers })
  // With a query a page is never sent ready.
  await rendered('/?ready')
  const first = await get()
  // Only the routes limit the rate. On PostgreSQL a page is kept once the revision of the catalogue is known again.
  await expect.poll(async () => (await get()).headers.get('x-ratelimit-limit')).toBeNull()
  const second = await get()
  expect(await second.text()).toBe(await first.text())
  for (const name of ['etag', 'content-type', 'content-security-policy', 'cache-control'])
    expect(second.headers.get(name)).toBe(first.headers.get(name))
  const etag = String(second.headers.get('etag'))
  expect((await get({ 'if-none-match': etag })).status).toBe(304)

  await addFaq('New?')
  await rendered('/?ready')
  const third = await get({ 'if-none-match': etag })
  expect(third.status).toBe(200)
  expect(await third.text()).toContain('New?')
})

test.each([
  ['fails', `${BUNDLE.replace('const subject', "throw new Error('no luck'); const subject")}`, 'no luck'],
  ['never answers', `${BUNDLE.replace('const subject', 'await new Promise(() => {}); const subject')}`, ''],
  ['holds its thread', `${BUNDLE.replace('const subject', 'for (;;); const subject')}`, ''],
  ['cannot be loaded', 'export const = ;', 'SyntaxError'],
])('a page goes out to be rendered in the browser when its rendering %s', async (fault, bundle, said) => {
  const { get, lines } = await withArea({ bundle })
  const { statusCode, body } = await get('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect((await get('/api/faqs')).statusCode).toBe(200)
  await expect.poll(() => lines.join(), { message: fault }).toContain('could not be rendered')
  expect(lines.join()).toContain(said)
})

test('a page that failed is rendered again a minute later', async () => {
  const mark = join(tmpdir(), `luzzu-too-busy-${process.pid}`)
  writeFileSync(mark, '')
  onTestFinished(() => rmSync(mark, { force: true }))
  const bundle = BUNDLE.replace(
    'const subject',
    `if (existsSync('${mark}')) throw new Error('too busy'); const subject`,
  )
  const { get, rendered, clock, lines } = await withArea({
    bundle: `import { existsSync } from 'node:fs'\n${bundle}`,
  })
  await expect.poll(() => lines.join()).toContain('too busy')
  rmSync(mark)
  expect((await get('/')).body).toContain('<div id="root"></div>')
  clock.advance(MINUTE)
  expect((await rendered('/')).body).toContain('<div id="root"><h1>/: </h1>')
})

test('an area from elsewhere is rendered in the browser', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'remotes.json')
  writeFileSync(file, JSON.stringify({ public_site: { entry: 'https://site.example/remoteEntry.js' } }))
  const { get } = await withArea({ environment: { REMOTES_URL: file } })
  expect((await get('/')).body).toContain('<div id="root"></div>')
})

test('of many products the first have pages of their own, and unknown ids keep nothing', async () => {
  const { get, rendered, db, app } = await withArea()
  const ids: number[] = []
  for (let index = 0; index < MAX_PRERENDERED_PRODUCTS + 2; index += 1) {
    ids.push((await aProduct(db, { name: `Boat ${index}` })).id)
  }
  app.catalogueRevision.changed()
  expect((await rendered(`/products/${ids[0]}`)).body).toContain('Boat 0</h1>')
  expect((await get(`/products/${ids.at(-1)}`)).body).toContain('<div id="root"></div>')
  for (let id = 10_000; id < 10_050; id += 1) {
    const { statusCode, body } = await get(`/products/${id}`)
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([404, true])
  }
})

test('neither the server bundle nor the page without content is served as a file', async () => {
  const { get } = await withArea()
  expect((await get('/remotes/public-site/server/render.js')).statusCode).toBe(404)
  expect((await get('/prerendered.html')).statusCode).toBe(404)
})
