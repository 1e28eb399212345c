import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeArea } from '../../../../test/support/area-descriptions'
import { aProduct } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'

const ORIGIN = 'https://boats.example'

async function withSite(environment: Record<string, string> = {}) {
  const shell = mkdtempSync(join(tmpdir(), 'luzzu-heads-'))
  onTestFinished(() => rmSync(shell, { recursive: true, force: true }))
  writeFileSync(join(shell, 'index.html'), '<!doctype html><head><title>Luzzu</title></head>')
  const remote = join(shell, 'remote')
  mkdirSync(remote)
  const exposes = [{ assets: { js: { sync: ['assets/routes-1.js'] } } }]
  writeFileSync(
    join(remote, 'mf-manifest.json'),
    JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes }),
  )
  writeFileSync(join(remote, 'area.json'), describeArea('public_site'))
  const webRoots = { shell, remotes: { 'public-site': remote, admin: remote } }
  const started = await testApp({ webRoots, environment: { SITE_URL: ORIGIN, ...environment } })
  const get = (url: string) => started.app.inject({ url })
  return { ...started, get, html: async (url: string) => (await get(url)).body }
}

const contentOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]

function dataOf(html: string) {
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null'
  return JSON.parse(text) as { '@graph': Record<string, unknown>[] } | null
}

const partOf = (html: string, type: string) =>
  dataOf(html)?.['@graph'].find((part) => part['@type'] === type) ?? {}

test('the home page has metadata for clients without scripts', async () => {
  const { html } = await withSite({ SITE_NAME: 'Salt & Sun' })
  const page = await html('/')
  expect(page).toContain('<title>Salt &amp; Sun: boats, jet skis and cruises in Malta</title>')
  expect(contentOf(page, 'description')).toContain('Rent boats, kayaks and jet skis')
  expect(contentOf(page, 'og:url')).toBe(`${ORIGIN}/`)
  expect(contentOf(page, 'og:image')).toBe(`${ORIGIN}/share.jpg`)
  expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/"`)
  expect(partOf(page, 'LocalBusiness')).toMatchObject({
    name: 'Salt & Sun',
    url: `${ORIGIN}/`,
    address: { '@type': 'PostalAddress', streetAddress: '12 Quay Street, Marsaxlokk, Malta' },
  })
})

test('a page of payments is missing while they are off', async () => {
  const { get, app, signedIn } = await withSite()
  const missing = await get('/cart')
  expect(missing.statusCode).toBe(404)
  expect(missing.body).toContain('<title>Looking for something?: Luzzu</title>')

  const { headers } = await signedIn({ admin: true })
  const settings = await app.inject({ url: '/api/settings', headers })
  const changed = await app.inject({
    method: 'PUT',
    url: '/api/settings',
    headers: { ...headers, 'if-match': settings.headers.etag as string },
    payload: { ...settings.json<object>(), payments: { mode: 'desk' } },
  })
  expect(changed.statusCode).toBe(200)
  const shown = await get('/cart')
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('<title>Your order: Luzzu</title>')
})

test('FAQs are structured data, and their text cannot inject code', async () => {
  const { html, app, signedIn } = await withSite()
  expect(partOf(await html('/'), 'FAQPage')).toEqual({})
  const { headers } = await signedIn({ admin: true })
  const faq = { question: 'Is </script><script>alert(1)</script> a boat?', answer: 'No.' }
  await app.inject({ method: 'POST', url: '/api/faqs', headers, payload: faq })

  const page = await html('/')
  expect(page).not.toContain('<script>alert')
  expect(partOf(page, 'FAQPage').mainEntity).toEqual([
    { '@type': 'Question', name: faq.question, acceptedAnswer: { '@type': 'Answer', text: 'No.' } },
  ])
})

test('the page of a product has structured data for product, offer and breadcrumb', async () => {
  const { html, db } = await withSite({ CURRENCY: 'EUR' })
  const { id } = await aProduct(db, { name: 'Boat “Anna”', price_cents: 12_050 })
  const page = await html(`/products/${id}`)
  const url = `${ORIGIN}/products/${id}`

  expect(page).toContain('<title>Boat “Anna”: Luzzu</title>')
  expect(partOf(page, 'Product')).toMatchObject({
    name: 'Boat “Anna”',
    offers: { '@type': 'Offer', url, price: '120.50', priceCurrency: 'EUR' },
  })
  const ways = partOf(page, 'BreadcrumbList').itemListElement as { position: number; item: string }[]
  expect(ways.map(({ position, item }) => [position, item])).toEqual([
    [1, `${ORIGIN}/`],
    [2, url],
  ])
  expect(await html('/sitemap.xml')).toContain(`<loc>${url}</loc>`)
})

test('what looks like the name of a value in a product’s name stays as it is', async () => {
  const { html, db } = await withSite()
  const { id } = await aProduct(db, { name: 'Boat {site_name}' })
  expect(await html(`/products/${id}`)).toContain('<title>Boat {site_name}: Luzzu</title>')
})

test('a deleted product is removed from every page', async () => {
  const { get, app, db, signedIn } = await withSite()
  const { id } = await aProduct(db)
  expect((await get(`/products/${id}`)).statusCode).toBe(200)
  const { headers } = await signedIn({ admin: true })
  await app.inject({ method: 'DELETE', url: `/api/products/${id}`, headers })

  const reply = await get(`/products/${id}`)
  expect(reply.statusCode).toBe(404)
  expect(contentOf(reply.body, 'robots')).toBe('noindex')
  expect((await get('/sitemap.xml')).body).not.toContain(`/products/${id}<`)
})

test.each(['/my-bookings', '/book/1', '/reset-password/a-token', '/admin', '/nowhere'])(
  'search engines do not index %s',
  async (path) => {
    const { html } = await withSite()
    const page = await html(path)
    expect(contentOf(page, 'robots')).toBe('noindex')
    expect(page).not.toContain('canonical')
  },
)

test('the page preloads the modules of its area and its own, each once', async () => {
  const { html } = await withSite()
  const preloadsOf = (page: string) =>
    [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, to]) => to)
  const ofArea = ['/remotes/public-site/remoteEntry.js', '/remotes/public-site/assets/routes-1.js']
  expect(preloadsOf(await html('/login'))).toEqual(ofArea)
  expect(preloadsOf(await html('/book/1'))).toEqual([...ofArea, '/remotes/public-site/assets/page-1.js'])
})

test('the modules of an area with access control wait in a template', async () => {
  const { html } = await withSite()
  const page = await html('/admin')
  const [template = '', name, links] = /<template data-modules-of="(\w+)">(.*?)<\/template>/.exec(page) ?? []
  expect(name).toBe('admin')
  expect(links).toContain('<link rel="modulepreload" href="/remotes/admin/remoteEntry.js"')
  expect(page.replace(template, '')).not.toContain('modulepreload')
})

test('robots.txt, the sitemap and the web app manifest are served', async () => {
  const { get } = await withSite({ SITE_NAME: 'Salt & Sun' })
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toContain('Disallow: /my-bookings')
  expect(robots.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect((await get('/sitemap.xml')).headers['content-type']).toContain('application/xml')
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.json()).toMatchObject({ short_name: 'Salt & Sun', start_url: '/', display: 'standalone' })
})

test.each([
  [{ SITE_URL: '', HOST: '0.0.0.0', PORT: '3210' }, 'http://localhost:3210'],
  [{ SITE_URL: '', HOST: '192.168.1.5', PORT: '80' }, 'http://192.168.1.5'],
  [{ SITE_URL: '', TRUST_PROXY: '127.0.0.1' }, 'http://127.0.0.1:3000'],
  [{}, ORIGIN],
])('with %j every page and file names %s, whatever host a request names', async (environment, origin) => {
  const { app, db } = await withSite(environment)
  const { id } = await aProduct(db)
  app.catalogueRevision.changed()
  const headers = {
    host: 'evil.example:3000',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  }
  const texts = []
  for (const path of ['/', `/products/${id}`, '/robots.txt', '/sitemap.xml', '/nowhere'])
    texts.push((await app.inject({ url: path, headers })).body)
  expect(texts.join()).not.toContain('evil')
  expect(texts[0]).toContain(`<link rel="canonical" href="${origin}/"`)
  expect(contentOf(texts[0] ?? '', 'og:image')).toBe(`${origin}/share.jpg`)
  expect(partOf(texts[1] ?? '', 'Product')['@id']).toBe(`${origin}/products/${id}#product`)
  expect(texts[2]).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(texts[3]).toContain(`<loc>${origin}/products/${id}</loc>`)
})

test('with a failing database the page is served without its metadata', async () => {
  const { get, db } = await withSite()
  await db.schema.dropTable('faq').execute()
  const reply = await get('/')
  expect([reply.statusCode, reply.body]).toEqual([200, '<!doctype html><head><title>Luzzu</title></head>'])
})
