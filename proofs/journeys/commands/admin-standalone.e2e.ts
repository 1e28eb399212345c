import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { ADMIN, type Product } from '../../../e2e/support/product.ts'
import { serveFolder } from '../../../e2e/support/static-site.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { register } from '../../../e2e/support/users.ts'

const ADMIN_AREA = fileURLToPath(new URL('../../../apps/admin', import.meta.url))
const BUILD = fileURLToPath(new URL('../../../.cache/admin-standalone', import.meta.url))

test.beforeAll('the standalone admin is built', async () => {
  await promisify(execFile)('npm', ['run', '--silent', 'build:standalone'], { cwd: ADMIN_AREA })
})

/** Serves the build like a static host with a fallback page, and proxies the API. */
async function serve(page: Page, product: Product): Promise<{ url: string; stop: () => void }> {
  const site = await serveFolder(BUILD)
  await page.route(`${site.url}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) {
      const response = await route.fetch({ url: `${product.url}${pathname}${search}` })
      return route.fulfill({ response })
    }
    if (pathname.includes('.')) return route.continue()
    const response = await route.fetch({ url: `${site.url}/index.html` })
    await route.fulfill({ response, contentType: 'text/html' })
  })
  return site
}

async function logIn(page: Page, who: { mail: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(who.mail)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('the standalone admin has a login of its own, for administrators only', async ({
  page,
  request,
  product,
}) => {
  const site = await serve(page, product)
  await page.goto(site.url)
  await logIn(page, await register(request, product))
  await expect(page.getByText('This account has no access to the admin.')).toBeVisible()

  await logIn(page, ADMIN)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await page.getByRole('searchbox').fill(ADMIN.mail)
  await expect(page.getByText('Showing 1 of 1 customer')).toBeVisible()
  await page.getByRole('link', { name: 'Administrator', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Activity log' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Staff login' })).toBeVisible()
  site.stop()
})
