import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { NEXT_ADMIN_BUILD, NEXT_SITE_BUILD } from '../../../e2e/support/build-next-areas.ts'
import { startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { serveFolder } from '../../../e2e/support/static-site.ts'
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'

/** The product as it was built, with one area taken from another origin. */
async function startWith(area: 'public_site' | 'admin', build: string) {
  const host = await serveFolder(build)
  const folder = temporaryFolder()
  const manifest = join(folder, 'remotes.json')
  writeFileSync(manifest, JSON.stringify({ [area]: { entry: `${host.url}/remoteEntry.js` } }))
  const product = await startProduct({ dataDir: seededFolder(), environment: { REMOTES_URL: manifest } })
  const stop = async () => {
    await product.stop()
    host.stop()
  }
  return { product, stop }
}

/** A component, an endpoint and a token that the running shell does not carry, in its one style sheet. */
async function expectNewParts(page: Page) {
  const meter = page.getByTestId('meter')
  await expect(meter).toHaveText('Zone: Europe/Malta')
  expect(await meter.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  await expect(meter).toHaveCSS('border-top-color', 'rgb(181, 101, 29)')
  expect(await page.locator('style[data-styled]').count()).toBe(1)
}

test('a new admin with a new screen, endpoint, component and token, from another origin, runs on the unchanged shell', async ({
  browser,
}) => {
  const { product, stop } = await startWith('admin', NEXT_ADMIN_BUILD)
  const page = await browser.newPage({ baseURL: product.url })

  await logIn(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'The next admin' })).toBeVisible()
  await expect(page.getByText('Signed in as')).toContainText(/\w/)
  await expectNewParts(page)

  const answer = await page.goto('/admin/fleet/7')
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('<title>Craft · next admin of Luzzu</title>')
  await expect(page.getByRole('heading', { name: 'Craft 7' })).toBeVisible()
  expect((await page.request.get('/admin/bookings')).status()).toBe(404)
  await page.close()
  await stop()
})

test('a new public site with a new screen, endpoint, component and token, from another origin, runs on the unchanged shell', async ({
  browser,
}) => {
  const { product, stop } = await startWith('public_site', NEXT_SITE_BUILD)
  const page = await browser.newPage({ baseURL: product.url })

  const answer = await page.goto('/tours')
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('<meta name="description" content="Around the islands under sail."')
  await expect(page.getByRole('heading', { name: 'Tours' })).toBeVisible()
  await expectNewParts(page)
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/tours</loc>')
  expect((await page.request.get('/login')).status()).toBe(404)
  await page.close()
  await stop()
})
