import type { APIRequestContext } from '@playwright/test'
import { inDays, newPerson } from './support/people.ts'
import type { Product } from './support/product.ts'
import { asStaff, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Longer than the interval of refreshes, with the retries of a failing one. */
const REFRESHED = { timeout: 40_000 }

/** Another administrator books for a customer; returns the customer's name. */
async function bookFor(request: APIRequestContext, site: Product, days: number): Promise<string> {
  const { username, mail, phone } = newPerson()
  await asStaff(request, site, 'POST', '/bookings', {
    customer: { username, mail, phone },
    booking_date: inDays(days),
    id_product_fk: 8,
    slot_id: 3,
    status: 'Confirmed',
    override: true,
  })
  return username
}

test('the departures and the chart of the dashboard are refreshed', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin')
  await expect(page.getByText(/^Updated /)).toBeVisible()
  const chart = page.waitForResponse('**/api/dashboard/weeks', REFRESHED)
  const guest = await bookFor(request, product, 0)
  await expect(page.getByRole('region', { name: /^Departures at/ }).getByText(guest)).toBeVisible(REFRESHED)
  await chart
})

test('the week of a day is refreshed, and the topbar tells when a part of the screen is not', async ({
  page,
  request,
  product,
}) => {
  const monday = 40 - ((new Date(`${inDays(40)}T00:00:00Z`).getUTCDay() + 6) % 7)
  await openAs(page, await signIn(request, product), `/admin/today?date=${inDays(monday)}`)
  const tuesday = page.getByRole('navigation', { name: /^Week of/ }).getByRole('link', { name: /^Tue/ })
  await expect(tuesday).toContainText('No bookings')
  await bookFor(request, product, monday + 1)
  await expect(tuesday).toContainText('1 confirmed', REFRESHED)

  await page.route('**/api/manifests/**', (route) => route.abort())
  await expect(page.getByText(/^Couldn’t update\. Last updated \d\d:\d\d/)).toBeVisible(REFRESHED)
  await page.unroute('**/api/manifests/**')
  await expect(page.getByText(/^Updated \d\d:\d\d/)).toBeVisible(REFRESHED)
})
