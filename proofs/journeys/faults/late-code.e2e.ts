import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'

/** Holds the scripts of areas that are requested from now on, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/remotes\/.+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

// Nothing is loaded before somebody asks for it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
)

test('an area that comes after all replaces the message that it did not', async ({
  page,
  request,
  product,
}) => {
  const release = await holdScripts(page)
  await openAs(page, await signIn(request, product), '/admin/faq')
  await expect(page.getByText('This part of the site could not be loaded')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ Management' })).toBeVisible()
})

test('a page of the admin that comes after all replaces the message that it did not', async ({
  page,
  request,
  product,
}) => {
  await openAs(page, await signIn(request, product), '/admin/bookings')
  await expect(page.getByRole('table')).toBeVisible()
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page.getByText('This page could not be loaded')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})

test('a page of the site that comes after all replaces the message that it did not', async ({ page }) => {
  await page.goto('/login')
  await waitUntilHydrated(page)
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible()
})
