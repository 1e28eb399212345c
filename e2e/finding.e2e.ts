import { waitUntilHydrated } from './support/hydration.ts'
import { openPrerendered } from './support/open-prerendered.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, newTestUser, submitRegistration, weekdayAndDate } from './support/users.ts'

const DAYS = 15
const date = daysFromNow(DAYS)

/** Of the window, as browsers count layout shifts: fonts alone move a little. */
const MOST_MOVED = 0.02

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } })

test('a family finds a free time for four on the home page, books it, and knows where to be', async ({
  page,
}) => {
  const family = newTestUser()
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('People').fill('4')
  await page.getByRole('button', { name: 'Find free times' }).click()
  await expect(page).toHaveURL(`/?date=${date}&guests=4#services`)
  const summary = page.getByRole('status').filter({ hasText: '4 people' })
  await expect(summary).toContainText(weekdayAndDate(date))
  // Once it is known what is free, an activity with it is opened.
  await expect(summary).toContainText('can be booked')
  await page.getByRole('tab', { name: 'Kayaks' }).click()
  const kayaks = page.getByRole('tabpanel', { name: 'Kayaks' })
  await expect(kayaks.getByText('Up to 2 people each: make 2 bookings for 4 people')).toBeVisible()
  await page.getByRole('tab', { name: 'Boats' }).click()
  const morning = page.getByRole('link', {
    name: 'Book Painted Luzzu: Morning, 08:00-12:00, 4 hours $120.00 total for 4',
  })
  await expect(morning).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(date)
  await expect(page.getByLabel('People')).toHaveValue('4')
  await morning.click()
  await expect(page).toHaveURL('/book/1?step=confirm')
  const main = page.getByRole('main')
  await expect(main).toContainText(weekdayAndDate(date))
  await expect(main).toContainText('Morning, 08:00-12:00')

  await main.getByRole('link', { name: 'Create an account' }).click()
  await submitRegistration(page, family)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(family.password)
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/book/1?step=confirm')
  await page.getByRole('button', { name: 'Confirm Booking' }).filter({ visible: true }).click()
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expect(main).toContainText('Our team still has to say yes')
  await expect(main).toContainText(weekdayAndDate(date))
  await expect(main.getByRole('link', { name: '+356 2100 0000' })).toHaveAttribute('href', 'tel:+35621000000')
  await expect(main.getByRole('link', { name: 'Directions: Painted Luzzu' })).toBeVisible()

  await page.getByRole('link', { name: 'My Bookings' }).click()
  const trip = page.getByRole('article', { name: /^Next trip/ })
  await expect(trip).toBeVisible()
  await expect(page.getByLabel('Search')).toBeHidden()
  await trip.getByRole('button', { name: /^View Details/ }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel booking' })
    .click()
  const cancelled = page.getByRole('article', { name: 'Painted Luzzu' })
  await expect(cancelled).toContainText('Cancelled')
  await expect(cancelled).toBeInViewport()
  await cancelled.getByRole('link', { name: 'Book again: Painted Luzzu' }).click()
  await expect(page).toHaveURL('/book/1')
})

test('a visitor who looked for a day books it after registering, from a card or from the page of a product', async ({
  page,
}) => {
  const family = newTestUser()
  await page.goto(`/?date=${date}&guests=4`)
  await waitUntilHydrated(page)
  await page.getByRole('link', { name: 'Painted Luzzu', exact: true }).click()
  await expect(page).toHaveURL(`/products/1?date=${date}&guests=4`)
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Boats' })).toBeVisible()
  const book = page.getByRole('link', { name: 'Book Now: Painted Luzzu' })
  await book.click()
  await expect(page).toHaveURL('/register')
  const main = page.getByRole('main')
  const waits = main.getByRole('status').filter({ hasText: 'Your booking is waiting: Painted Luzzu' })
  await expect(waits).toBeVisible()
  await submitRegistration(page, family)
  // The form before it has a password, too.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(waits).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(family.password)
  await main.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL('/book/1')
  await expect(page.getByLabel('Guests')).toHaveValue('4')
  await page.getByRole('button', { name: 'Continue to Date Selection' }).filter({ visible: true }).click()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(date)

  await page.goto(`/products/1?date=${date}&guests=4`)
  await expect(book).toHaveAttribute('href', `/book/1?date=${date}&guests=4`)
})

test('a page that is opened with a search keeps its place while what is found comes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/?date=${date}&guests=4#services`)
  await expect(page.getByRole('link', { name: /^Book Painted Luzzu: Morning/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const moved = await page.evaluate(() =>
    (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, shift) => sum + shift, 0),
  )
  expect(moved).toBeLessThan(MOST_MOVED)
})

test('without scripts the search is a form that asks for the same page', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await openPrerendered(page, '/')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('People').fill('4')
  await page.getByRole('button', { name: 'Find free times' }).click()
  await expect(page).toHaveURL(`/?date=${date}&guests=4#services`)
  await context.close()
})

test('what is looked for is said at once, though the scripts are still loading', async ({ page }) => {
  await openPrerendered(page, '/')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('People').fill('4')
  await page.getByRole('button', { name: 'Find free times' }).click()
  const looking = page.getByRole('status').filter({ hasText: 'Looking for free times…' })
  await expect(looking).toBeInViewport({ ratio: 1 })
  const said = looking.locator('strong')
  const content = () => said.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(await content()).toBe(`"${weekdayAndDate(date)}, 4 people"`)

  release()
  await expect(page.getByRole('link', { name: /^Book Painted Luzzu: Morning/ })).toBeInViewport()
  await expect(page).toHaveURL(`/?date=${date}&guests=4#services`)
})

test('on the page of a product what is found stands below the form, in sight', async ({ page }) => {
  await page.goto('/products/1')
  await waitUntilHydrated(page)
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByRole('button', { name: 'Find free times' }).click()
  await expect(page.getByRole('link', { name: /^Book Painted Luzzu: Morning/ })).toBeInViewport({ ratio: 1 })
})

test('results come into sight with their times, and whoever goes back from a product finds the same activity open', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByRole('button', { name: 'Find free times' }).click()
  await expect(page.getByRole('link', { name: /^Book Painted Luzzu: Morning/ })).toBeInViewport({ ratio: 1 })

  const kayaks = page.getByRole('tab', { name: 'Kayaks' })
  await kayaks.click()
  await page.getByRole('link', { name: 'Single Kayak', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Single Kayak' })).toBeVisible()
  await page.goBack()
  await expect(kayaks).toHaveAttribute('aria-selected', 'true')
})
