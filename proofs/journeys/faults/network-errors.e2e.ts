import { openWithoutContent } from '../../../e2e/support/open-without-content.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn, register } from '../../../e2e/support/users.ts'

test('FAQs that fail to load are omitted, after retries', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Frequently Asked Questions' })
  const seen = Promise.withResolvers<void>()
  let attempts = 0
  await page.route('**/api/faqs', async (route) => {
    attempts += 1
    if (attempts === 4) await seen.promise
    await route.abort()
  })
  await openWithoutContent(page, '/')
  await expect(heading).toBeVisible()
  seen.resolve()
  await expect(heading).toBeHidden()
  expect(attempts).toBe(4)
  await expect(page.getByRole('heading', { name: /Why Choose/ })).toBeVisible()
})

test('a catalogue that fails briefly is loaded by a retry', async ({ page }) => {
  let attempts = 0
  await page.route('**/api/products?*', (route) => {
    attempts += 1
    return attempts < 3
      ? route.fulfill({ status: 503, headers: { 'retry-after': '0' }, body: '' })
      : route.continue()
  })
  await openWithoutContent(page, '/')
  await expect(page.getByRole('link', { name: 'Book Now: Painted Luzzu' })).toBeVisible()
})

test('a catalogue that never loads times out within half a minute, and can be retried', async ({ page }) => {
  let hangs = true
  await page.route('**/api/activities*', (route) => (hangs ? undefined : route.continue()))
  await openWithoutContent(page, '/')
  const again = page.getByRole('button', { name: 'Try again' }).first()
  await expect(again).toBeVisible()
  hangs = false
  await again.click()
  await expect(page.getByRole('tab').first()).toBeVisible()
})

test('server errors log nobody out', async ({ page, request, product }) => {
  await logIn(page, await register(request, product))
  let attempts = 0
  await page.route('**/api/user/*', (route) => {
    attempts += 1
    return attempts < 3 ? route.fulfill({ status: 500, body: '' }) : route.continue()
  })
  await page.goto('/my-bookings')
  await expect(page.getByRole('button', { name: /My Account/ })).toBeVisible()
  await expect(page).toHaveURL('/my-bookings')
})

test('a session ended by the server is removed at the next request', async ({ page, request, product }) => {
  await logIn(page, await register(request, product))
  const sessionToken = await page.evaluate(() => localStorage.getItem('session'))
  await request.post(`${product.url}/api/logout`, { data: { session_token: sessionToken } })
  await page.goto('/my-bookings')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})
