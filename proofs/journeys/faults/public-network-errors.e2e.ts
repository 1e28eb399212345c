import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { openWithoutContent } from '../../../e2e/support/open-without-content.ts'
import { book } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, register } from '../../../e2e/support/users.ts'

const step = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true }).click()

async function goToTime(page: Page): Promise<void> {
  await page.goto('/book/1')
  await page.getByRole('checkbox', { name: /Maltese lunch/ }).check()
  await step(page, 'Continue to Date Selection')
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(12))
  await step(page, 'Continue to Time Selection')
  await page.getByRole('radio', { name: /Afternoon/ }).check()
}

async function goToConfirmation(page: Page): Promise<void> {
  await goToTime(page)
  await step(page, 'Continue to Confirmation')
}

test('Back and Forward navigate between the steps of the wizard', async ({ page }) => {
  await goToTime(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Select a date' })).toBeFocused()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(daysFromNow(12))
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /Maltese lunch/ })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
  await step(page, 'Back')
  await expect(page.getByRole('heading', { level: 1, name: 'Select a date' })).toBeVisible()
})

test('a reload keeps step and choices, and no URL skips a step', async ({ page }) => {
  await goToConfirmation(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Check and confirm' })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('$165.00')

  await page.goto('/book/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Maltese lunch/ })).toBeChecked()

  await page.goto('/book/2?step=confirm')
  await expect(page.getByRole('heading', { level: 1, name: 'Select a date' })).toBeVisible()
  await page.goto('/book/2?step=../../admin')
  await expect(page.getByRole('button', { name: 'Continue to Date Selection' }).first()).toBeVisible()
})

test('a new price applies until the choices change', async ({ page, request, product }) => {
  await logIn(page, await register(request, product))
  await goToTime(page)
  await page.getByText('Afternoon', { exact: true }).click()
  await step(page, 'Continue to Confirmation')
  const dearer = { type: '/problems/price-changed', message: 'The price has changed.', total_price: 199.5 }
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 409, json: dearer }), { times: 1 })
  const reloaded = page.waitForResponse('**/api/products/1?*')
  await step(page, 'Confirm Booking')
  await reloaded
  await expect(page.getByRole('alert').filter({ hasText: 'New total: $199.50' })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('$199.50')
  const sentRequest = page.waitForRequest(
    (sent) => sent.url().endsWith('/api/bookings') && sent.method() === 'POST',
  )
  await step(page, 'Confirm Booking')
  expect((await sentRequest).postDataJSON().total_price).toBe(199.5)

  await page.goto('/')
  await page.getByRole('link', { name: 'Continue with Painted Luzzu', exact: true }).click()
  await expect(page).toHaveURL('/book/1?step=confirm')
  await expect(page.getByRole('heading', { level: 1, name: 'Check and confirm' })).toBeVisible()
})

test('a failed confirmation can be retried, books once, and clears its error', async ({
  page,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  await goToConfirmation(page)
  await page.route('**/api/bookings', (route) => route.abort(), { times: 1 })
  await step(page, 'Confirm Booking')
  const failure = page.getByText('An error occurred while processing your booking.')
  await expect(failure).toBeVisible()
  await step(page, 'Confirm Booking')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expect(failure).toBeHidden()

  const confirmation = page.getByText(/^#\d+$/)
  const text = (await confirmation.textContent()) ?? ''
  await expect(page).toHaveURL(/^[^?]*\/book\/1\?step=booked&booking=\d+$/)
  await page.reload()
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expect(confirmation).toHaveText(text)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto('/book/1?step=time')
  await expect(page).toHaveURL('/book/1?step=date')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('')
  await page.goto('/book/1?step=booked&booking=999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await expect(page).toHaveURL('/book/1?step=details')
  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a booking whose answer was lost and that was cancelled since is made anew', async ({
  page,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  await goToTime(page)
  await page.getByRole('radio', { name: /Morning/ }).check()
  await step(page, 'Continue to Confirmation')
  let lost = { id: 0 }
  await page.route(
    '**/api/bookings',
    async (route) => {
      lost = await (await route.fetch()).json()
      await route.abort()
    },
    { times: 1 },
  )
  await step(page, 'Confirm Booking')
  await expect(page.getByText('An error occurred while processing your booking.')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('auth'))
  const cancelled = await request.put(`${product.url}/api/bookings/${lost.id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { status: 'Cancelled' },
  })
  expect(cancelled.status()).toBe(200)
  await step(page, 'Confirm Booking')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expect(page.getByText(`#${lost.id}`, { exact: true })).toHaveCount(0)
})

test('a booking whose answer was lost and that took the last place is told of', async ({
  page,
  request,
  product,
}) => {
  await book(request, product, await register(request, product), { days: 13 })
  await logIn(page, await register(request, product))
  await page.goto(`/book/1?date=${daysFromNow(13)}&slot_id=1`)
  await page.route(
    '**/api/bookings',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await step(page, 'Confirm Booking')
  await expect(page.getByRole('heading', { name: 'This time is no longer free' })).toBeVisible()
  await expect(page.getByText(/^You already have a booking at this time/)).toBeVisible()
})

test('a confirmation without a connection is not sent, and one message says so', async ({
  page,
  context,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  await goToConfirmation(page)
  await context.setOffline(true)
  await step(page, 'Confirm Booking')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Nothing was sent, because you were offline.',
  )
  await expect(page.getByText('An error occurred while processing your booking.')).toBeHidden()
  await context.setOffline(false)
  await step(page, 'Confirm Booking')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
})

test('a page opened without a connection loads when the connection is back', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await waitUntilHydrated(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
})

test('a page whose code fails to load shows an error, and loads by a retry', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await waitUntilHydrated(page)
  const code = /\/remotes\/public-site\/assets\/.*\.js/
  await page.route(code, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})

test('the site is usable while the catalogue never responds', async ({ page }) => {
  await page.route('**/api/products?*', () => undefined)
  await page.route('**/api/faqs', () => undefined)
  await openWithoutContent(page, '/')
  await expect(page.getByText('Loading rental services')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})

test('link preview tags belong to their page, and are removed on navigation', async ({ page }) => {
  await page.goto('/products/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products\/1$/)
  await expect(page).toHaveTitle('Painted Luzzu: Luzzu')
  await waitUntilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveTitle('Login: Luzzu')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
