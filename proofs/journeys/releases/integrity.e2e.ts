import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { NEXT_ADMIN_BUILD } from '../../../e2e/support/build-next-areas.ts'
import { manifestFile, remoteAt } from '../../../e2e/support/manifest-file.ts'
import { startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { serveFolder } from '../../../e2e/support/static-site.ts'
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'

const OTHER_BYTES = '\n;globalThis.otherBytesRan = true;\n'
const ran = (page: Page) => page.evaluate(() => 'otherBytesRan' in globalThis)

/** The product, with the admin named by version and integrity at another origin. */
async function startWithAdmin() {
  const build = join(temporaryFolder(), 'admin')
  cpSync(NEXT_ADMIN_BUILD, build, { recursive: true })
  const host = await serveFolder(join(build, '..'))
  const manifest = manifestFile()
  manifest.write({ admin: remoteAt(build, `${host.url}/admin`) })
  const environment = { REMOTES_URL: manifest.path }
  const product = await startProduct({ dataDir: seededFolder(), environment })
  const stop = async () => {
    await product.stop()
    host.stop()
  }
  return { product, build, manifest, stop }
}

test('an entry whose bytes differ from the manifest is not run, and the retry recovers once they agree', async ({
  browser,
}) => {
  const { product, build, stop } = await startWithAdmin()
  appendFileSync(join(build, 'remoteEntry.js'), OTHER_BYTES)
  const page = await browser.newPage({ baseURL: product.url })
  await logIn(page)
  await page.goto('/admin')
  await expect(page.getByText('This part of the site could not be loaded')).toBeVisible()
  expect(await ran(page)).toBe(false)

  cpSync(join(NEXT_ADMIN_BUILD, 'remoteEntry.js'), join(build, 'remoteEntry.js'))
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'The next admin' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await page.close()
  await stop()
})

test('the bytes that were verified are the ones that run', async ({ browser }) => {
  const { product, stop } = await startWithAdmin()
  const page = await browser.newPage({ baseURL: product.url })
  let requests = 0
  await page.route('**/admin/remoteEntry.js', async (route) => {
    const response = await route.fetch()
    requests += 1
    await route.fulfill({ response, body: (await response.text()) + (requests > 1 ? OTHER_BYTES : '') })
  })
  await logIn(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'The next admin' })).toBeVisible()
  expect([requests, await ran(page)]).toEqual([1, false])
  await page.close()
  await stop()
})

test('an open page keeps its build of an area, and takes another one when it enters the area again', async ({
  browser,
}) => {
  const { product, manifest, stop } = await startWithAdmin()
  const page = await browser.newPage({ baseURL: product.url })
  await logIn(page)
  await page.goto('/')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const enter = async () => {
    await page.getByRole('button', { name: /My Account/ }).click()
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click()
  }
  await enter()
  await expect(page.getByRole('heading', { name: 'The next admin' })).toBeVisible()

  manifest.write({})
  await expect(async () => {
    const remotes = await (await page.request.get('/remotes.json')).json()
    expect(remotes.admin.version).not.toBe('0.2.0')
  }).toPass()
  await expect(page.getByRole('heading', { name: 'The next admin' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Experience the Freedom')
  await enter()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await page.close()
  await stop()
})
