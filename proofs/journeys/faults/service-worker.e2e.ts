import type { APIRequestContext, Page } from '@playwright/test'
import { startTcpProxy, type TcpProxy } from '../../../apps/api/test/support/tcp-proxy.ts'
import { NEXT_SITE_BUILD } from '../../../e2e/support/build-next-areas.ts'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { manifestFile, remoteAt } from '../../../e2e/support/manifest-file.ts'
import { ADMIN, type Product, startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { listCacheEntries, waitForCached } from '../../../e2e/support/service-worker.ts'
import { serveFolder } from '../../../e2e/support/static-site.ts'
import { test as base, expect } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, register } from '../../../e2e/support/users.ts'

/** The browser reaches the product by a proxy of its own. */
const test = base.extend<{ tcpProxy: TcpProxy }>({
  tcpProxy: async ({ product }, use) => {
    const tcpProxy = await startTcpProxy(new URL(product.url))
    await use(tcpProxy)
    tcpProxy.close()
  },
  baseURL: ({ tcpProxy }, use) => use(`http://127.0.0.1:${tcpProxy.port}`),
})

test.use({ serviceWorkers: 'allow' })

const OFFLINE = /^You are offline\./
const AS_LAST_SEEN = /as last seen/

/** As browsers do when they have had nothing to do for a while; the next request starts them. */
async function stopServiceWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}

async function setPrice(request: APIRequestContext, { url }: Product, price: number): Promise<void> {
  const { token } = await (await request.post(`${url}/api/login`, { data: ADMIN })).json()
  const answer = await request.put(`${url}/api/products/1`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { price: String(price) },
  })
  expect(answer.status()).toBe(200)
}

test('without a connection the catalogue is shown as last seen, and renewed when there is one', async ({
  page,
  tcpProxy,
  product,
  request,
}) => {
  await page.goto('/products/1')
  await waitUntilHydrated(page)
  await waitForCached(page, '/', '/products/1')
  const home = async () => (await listCacheEntries(page)).find(({ address }) => address === '/')?.text
  // A busy server may send it without content.
  await expect(async () => {
    await page.goto('/')
    await waitUntilHydrated(page)
    await waitForCached(page)
    expect(await home()).toContain('Book Now: Painted Luzzu')
  }).toPass()

  tcpProxy.setFault('closed')
  await page.goto('/')
  await expect(page.getByText(AS_LAST_SEEN)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Now: Painted Luzzu' })).toBeVisible()
  await waitUntilHydrated(page)
  await page.goto('/products/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await expect(page.getByText(AS_LAST_SEEN)).toBeVisible()
  await waitUntilHydrated(page)
  await expect(page.getByRole('main')).toContainText('$120.00')

  await setPrice(request, product, 121)
  tcpProxy.setFault('none')
  await expect(page.getByRole('main')).toContainText('$121.00')
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await setPrice(request, product, 120)
})

test('with a connection a change by staff is seen by the next request', async ({
  page,
  product,
  request,
}) => {
  await page.goto('/products/1')
  await waitUntilHydrated(page)
  await waitForCached(page, '/products/1')
  await setPrice(request, product, 122)
  await page.goto('/products/1')
  await expect(page.getByRole('main')).toContainText('$122.00')
  await setPrice(request, product, 120)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('$120.00')
})

test('booking and My Bookings wait for a connection, with the session kept', async ({
  page,
  tcpProxy,
  product,
  request,
}) => {
  await logIn(page, await register(request, product))
  await page.goto('/my-bookings')
  await expect(page.getByText("You haven't made any bookings yet")).toBeVisible()
  await waitForCached(page, '/index.html')
  await page.goto('/book/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await waitForCached(page, '/index.html')

  tcpProxy.setFault('closed')
  for (const path of ['/my-bookings', '/book/1']) {
    await page.goto(path)
    await expect(page.getByText('We can’t be reached right now. This page opens when we can.')).toBeVisible()
  }
  tcpProxy.setFault('none')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await expect(page.getByRole('button', { name: /My Account/ })).toBeVisible()
})

test('without a connection the next trip is at hand, and nothing is left of it after a logout', async ({
  page,
  tcpProxy,
  product,
  request,
}) => {
  const person = await register(request, product)
  const { token } = await (await request.post(`${product.url}/api/login`, { data: person })).json()
  const booked = await request.post(`${product.url}/api/bookings`, {
    headers: { authorization: `Bearer ${token}` },
    data: { booking_date: daysFromNow(12), id_product_fk: 1, slot_id: 1, guests: 3 },
  })
  expect(booked.status()).toBe(201)
  await logIn(page, person)
  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(stored).toContain('Painted Luzzu')
  await page.goto('/')
  await waitUntilHydrated(page)
  await waitForCached(page, '/', '/index.html')

  tcpProxy.setFault('closed')
  await page.goto('/')
  await page.getByRole('link', { name: /^Your next trip/ }).click()
  const trip = page.getByRole('article', { name: 'Your next trip: Painted Luzzu' })
  await expect(trip).toContainText('3 guests')
  await page.reload()
  await expect(trip).toContainText(/As of \d\d:\d\d, .+ It may have changed since/)
  expect(await stored()).toContain('Painted Luzzu')
  for (const secret of [person.mail, person.username, person.phone])
    expect(await stored()).not.toContain(secret)

  tcpProxy.setFault('none')
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
  await expect(trip).toBeHidden()
  await page.getByRole('button', { name: /My Account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(await stored()).not.toContain('Painted Luzzu')
})

test('an area whose code is missing is loaded when there is a connection', async ({ page, tcpProxy }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await waitForCached(page, '/')
  tcpProxy.setFault('closed')
  await page.goto('/my-bookings')
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  tcpProxy.setFault('none')
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
})

test('nothing that is stored belongs to a person', async ({ page, product, request }) => {
  const person = await register(request, product)
  await logIn(page, person)
  const tokens = await page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('session')])
  await page.goto('/book/1')
  await page.getByRole('button', { name: 'Continue to Date Selection' }).first().click()
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(9))
  await page.getByRole('button', { name: 'Continue to Time Selection' }).first().click()
  await page.getByRole('radio', { name: /Afternoon/ }).check()
  await page.getByRole('button', { name: 'Continue to Confirmation' }).first().click()
  await page.getByRole('button', { name: 'Confirm Booking' }).first().click()
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/')
  await waitUntilHydrated(page)
  await waitForCached(page, '/', '/api/products/1?image=url')
  await page.getByRole('button', { name: /My Account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()

  const entries = await listCacheEntries(page)
  const secrets = [person.mail, person.username, person.phone, ...tokens]
  expect(tokens).toEqual([expect.any(String), expect.any(String)])
  for (const secret of secrets) {
    const holders = entries.filter(({ address, text }) => `${address} ${text}`.includes(secret ?? ''))
    expect(holders.map(({ address }) => address)).toEqual([])
  }
  const PERSONAL = /^\/(?:my-bookings|book|login|admin|api\/(?:user|bookings|login|dashboard))|availability/
  expect(entries.filter(({ address }) => PERSONAL.test(address))).toEqual([])
})

test('what is stored is bounded', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await waitForCached(page, '/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ addresses: Array.from({ length: 110 }, (_, index) => `/api/faqs?number=${index}`) })
  })
  const faqs = async () => {
    const addresses = (await listCacheEntries(page)).map(({ address }) => address)
    return addresses.filter((address) => address.startsWith('/api/faqs?number='))
  }
  await expect.poll(faqs).toContain('/api/faqs?number=109')
  await expect.poll(async () => (await faqs()).length).toBeLessThanOrEqual(100)
})

test('a release of an area and its rollback are taken at the next visit', async ({ page }) => {
  const host = await serveFolder(NEXT_SITE_BUILD)
  const manifest = manifestFile()
  manifest.write({})
  const product = await startProduct({ dataDir: seededFolder(), environment: { REMOTES_URL: manifest.path } })
  const untilLive = (entry: string) =>
    expect(async () => {
      const remotes = await (await fetch(`${product.url}/remotes.json`)).json()
      expect(remotes.public_site.entry).toContain(entry)
    }).toPass()
  const title = page.getByRole('heading', { level: 1 })

  await page.goto(product.url)
  await waitUntilHydrated(page)
  await waitForCached(page, '/')
  await expect(title).toContainText('Experience the Freedom')
  const before = (await listCacheEntries(page)).map(({ address }) => address)
  const codeBefore = before.filter((address) => address.startsWith('/remotes/public-site/assets/'))
  expect(codeBefore.length).toBeGreaterThan(0)

  manifest.write({ public_site: remoteAt(NEXT_SITE_BUILD, host.url) })
  await untilLive(host.url)
  await stopServiceWorkers(page)
  await page.goto(`${product.url}/tours`)
  await expect(title).toHaveText('Tours')
  await expect
    .poll(async () => (await listCacheEntries(page)).map(({ address }) => address))
    .not.toEqual(expect.arrayContaining(codeBefore))

  manifest.write({})
  await untilLive('/remotes/public-site/')
  await page.goto(`${product.url}/tours`)
  await expect(title).toHaveText('Looking for something?')
  await page.goto(product.url)
  await expect(title).toContainText('Experience the Freedom')
  await product.stop()
  host.stop()
})

test('an operator removes the service worker, with what it has stored', async ({
  page,
  tcpProxy,
  product,
}) => {
  const without = await startProduct({ dataDir: seededFolder(), environment: { SERVICE_WORKER: 'off' } })
  await page.goto('/')
  await waitUntilHydrated(page)
  await waitForCached(page, '/')
  tcpProxy.setTarget(new URL(without.url))
  await page.goto('/')
  await waitUntilHydrated(page)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  await page.reload()
  await expect(page.getByRole('tab').first()).toBeVisible()
  tcpProxy.setTarget(new URL(product.url))
  await without.stop()
})

test('a service worker that cannot be loaded is not missed', async ({ page, context }) => {
  await context.route('**/sw.js', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the site can be installed', async ({ page, context }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // The browsers of tests keep no profile.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(faults).toEqual([])
})
