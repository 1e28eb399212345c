import type { Page } from '@playwright/test'
import { NEXT_SITE_BUILD } from '../../../e2e/support/build-next-areas.ts'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { manifestFile, remoteAt } from '../../../e2e/support/manifest-file.ts'
import { startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { listCacheEntries, waitForCached } from '../../../e2e/support/service-worker.ts'
import { serveFolder } from '../../../e2e/support/static-site.ts'
import { expect } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, register } from '../../../e2e/support/users.ts'
import { test } from './proxied-test.ts'

/** As browsers do when they have had nothing to do for a while; the next request starts them. */
async function stopServiceWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}

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
  let refused = 0
  await context.route('**/sw.js', (route) => {
    refused += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/')
  await waitUntilHydrated(page)
  await expect.poll(() => refused).toBeGreaterThan(0)
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
