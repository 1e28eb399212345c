import type { APIRequestContext, Page } from '@playwright/test'
import { advanceInterval } from './support/advance-interval.ts'
import { earlyMorningTimeZone, todayIn } from './support/early-morning-time-zone.ts'
import { type Product, startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, newTestUser, register } from './support/users.ts'

/** Another administrator books for a customer; returns the customer's name. */
async function bookFor(request: APIRequestContext, site: Product, booking_date: string): Promise<string> {
  const { username, mail, phone } = newTestUser()
  await asStaff(request, site, 'POST', '/bookings', {
    customer: { username, mail, phone },
    booking_date,
    id_product_fk: 8,
    slot_id: 3,
    status: 'Confirmed',
    override: true,
  })
  return username
}

/** All that status regions of the page have shown, also what is gone again. */
async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    const isShownStatus = (node: Node): node is HTMLElement =>
      node instanceof HTMLElement && node.closest('[role="status"]') !== null && node.checkVisibility()
    new MutationObserver((changes) => {
      const shown = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isShownStatus))
      told.push(...shown.map(({ innerText }) => innerText))
    }).observe(document, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'told') as string[])
}

test('the departures and the chart of the dashboard are refreshed', async ({ browser, request }) => {
  const zone = earlyMorningTimeZone()
  const product = await startProduct({ dataDir: seededFolder(), environment: { TIME_ZONE: zone } })
  const page = await browser.newPage({ baseURL: product.url })
  const first = page.waitForResponse('**/api/dashboard/weeks')
  await openAs(page, await signIn(request, product), '/admin')
  await expect(page.getByText(/^Updated /)).toBeVisible()
  await first
  const chart = page.waitForResponse('**/api/dashboard/weeks')
  const guest = await bookFor(request, product, todayIn(zone))
  await expect(page.getByRole('region', { name: /^Departures at/ }).getByText(guest)).toBeVisible()
  await chart
  await page.close()
  await product.stop()
})

test('the days beside a day are refreshed, and the topbar tells when a part of the screen is not', async ({
  page,
  request,
  product,
}) => {
  // Seven days begin every seventh day from today. Under a clock of its own the page has the days of UTC.
  const [day, next] = [daysFromNow(43), daysFromNow(44)]
  await page.clock.install()
  await openAs(page, await signIn(request, product), `/admin/today?date=${day}`)
  const days = page.getByRole('navigation', { name: /^7 days from/ })
  const beside = days.locator(`a[href$="${next}"]`)
  await expect(beside).toContainText('No bookings')
  await bookFor(request, product, next)
  await advanceInterval(page, (within) => expect(beside).toContainText('1 confirmed', within))

  await page.route('**/api/manifests/**', (route) => route.abort())
  const failed = page.getByText(/^Couldn’t update\. Last updated \d\d:\d\d/)
  await advanceInterval(page, (within) => expect(failed).toBeVisible(within))
  await page.unroute('**/api/manifests/**')
  const updated = page.getByText(/^Updated \d\d:\d\d/)
  await advanceInterval(page, (within) => expect(updated).toBeVisible(within))
})

test('a new request is shown and announced once on every screen, and counted in the title of the tab', async ({
  page,
  request,
  product,
}) => {
  await page.clock.install()
  const told = await recordStatus(page)
  await openAs(page, await signIn(request, product), '/admin/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bookings/ })).toBeVisible()
  const announced = async (days: number) => {
    const guest = await register(request, product)
    await book(request, product, guest, { days, product: 6 })
    // By the clock that runs ahead it is over after ten seconds.
    await advanceInterval(page, ({ timeout }) =>
      expect
        .poll(told, { timeout })
        .toContainEqual(expect.stringContaining(`New request: ${guest.username}, `)),
    )
    return guest
  }
  const guest = await announced(12)
  await expect(page).toHaveTitle(/^\(\d+\) FAQ/)
  // The next one comes with another refresh.
  await announced(13)
  const ofGuest = (await told()).filter((text) => text.includes(guest.username))
  expect(ofGuest).toHaveLength(1)
})
