import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { asStaff, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, logIn, newTestUser, register } from './support/users.ts'

const NAME = 'Painted Luzzu'

/** A Saturday in the booking window, after at least a week. */
function nextSaturday(): string {
  const days = Array.from({ length: 7 }, (_, at) => daysFromNow(7 + at))
  return days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6) ?? daysFromNow(7)
}

type Entry = { username: string; status: string; guests: number | null }

/** What the page of a day says above its list. */
function summaryOf(day: Entry[]): string {
  const of = (wanted: string) => day.filter(({ status }) => status === wanted)
  const [confirmed, pending] = [of('Confirmed'), of('Pending')]
  const guests = [...confirmed, ...pending].reduce((sum, entry) => sum + (entry.guests ?? 0), 0)
  return `${confirmed.length} confirmed, ${pending.length} pending, ${guests} guests`
}

async function openPricing(page: Page) {
  await page.getByRole('button', { name: `Pricing of ${NAME}` }).click()
  const dialog = page.getByRole('dialog', { name: `Pricing of ${NAME}` })
  await expect(dialog).toBeVisible()
  return dialog
}

// Other journeys book the same products.
test.afterEach(async ({ request, product }) => {
  for (const id of [1, 2])
    await asStaff(request, product, 'PUT', `/products/${id}/pricing`, {
      charge: 'as_listed',
      slot_prices: [],
      rules: [],
    })
})

test('staff set a price per person with a weekend rule, and a customer books by it', async ({
  page,
  browser,
  request,
  product,
}) => {
  const [admin, who, date] = [await signIn(request, product), newTestUser(), nextSaturday()]
  await openAs(page, admin, '/admin/rental-services')
  await waitUntilHydrated(page)
  const dialog = await openPricing(page)
  await dialog.getByLabel('Price unit').selectOption('Per person')
  // As half of Europe types it; browsers would make 4000 of it.
  await dialog.getByLabel('Afternoon').pressSequentially('40,00')
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  const rule = dialog.getByRole('listitem', { name: 'Rule 1' })
  await expect(rule.getByLabel('Rule name')).toBeFocused()
  await rule.getByLabel('Rule name').fill('Weekend')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await rule.getByRole('checkbox', { name: day }).uncheck()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(rule.getByLabel('Change in percent')).toHaveAccessibleDescription(/Percent must be a number/)
  await rule.getByLabel('Change in percent').fill('25')
  const example = dialog.getByRole('group', { name: 'What visitors read' })
  await example.getByLabel('Date').fill(date)
  await example.getByLabel('Time slot').selectOption({ index: 1 })
  await expect(example.getByRole('status')).toContainText('Weekend+25 % · +$20.00Total$100.00')
  await expect(example).toContainText('From $40.00 per person')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Pricing saved.')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: product.url })
  await register(request, product, who)
  await logIn(visitor, who)
  await visitor.goto('/')
  await waitUntilHydrated(visitor)
  const card = visitor.getByRole('tabpanel').getByRole('listitem').filter({ hasText: NAME })
  await expect(card).toContainText('From $40.00 per person')
  await card.getByRole('link', { name: `Book Now: ${NAME}` }).click()
  const summary = visitor.getByRole('complementary', { name: 'Booking Summary' })
  await expect(summary).toContainText('From $40.00')
  const next = (name: string) => summary.getByRole('button', { name })
  await expect(next('Continue to Date Selection')).toHaveAttribute('aria-disabled', 'true')
  const guests = visitor.getByLabel('Guests')
  await guests.fill('99')
  await guests.blur()
  await expect(guests).toHaveAccessibleDescription(/The number of guests must be from 1 to/)
  await guests.fill('3')
  await next('Continue to Date Selection').click()
  await visitor.getByLabel('Date', { exact: true }).fill(date)
  await next('Continue to Time Selection').click()
  await visitor.getByRole('radio', { name: /Afternoon/ }).check()
  await next('Continue to Confirmation').click()
  await expect(summary).toContainText('Base price × 3 guests$120.00')
  await expect(summary).toContainText('Weekend+25 % · +$30.00')
  await expect(summary).toContainText('Total$150.00')
  await next('Confirm Booking').click()
  await expect(visitor.getByText('You will receive a confirmation email shortly.')).toBeVisible()
  await visitor.close()

  // Other journeys book this day, too.
  const day = (await asStaff(request, product, 'GET', `/manifests/${date}`)) as Entry[]
  const own = day.find(({ username }) => username === who.username)
  expect(own).toMatchObject({ guests: 3, total_price: 150 })
  const headers = { authorization: `Bearer ${admin.token}` }
  const csv = await (await request.get(`${product.url}/api/exports/bookings.csv`, { headers })).text()
  expect(csv).toMatch(/,Guests,Phone,Mail,Note\r\n/)
  expect(csv).toMatch(new RegExp(`${who.username}.*,150\\.00,.*,3,`))
  await page.goto(`/admin/today?date=${date}`)
  await expect(page.getByText(summaryOf(day))).toBeVisible()
})

test('rules are put in order by keyboard', async ({ page, request, product }) => {
  const rule = { from_date: null, to_date: null, weekdays: [1], percent: 10 }
  const rules = ['First', 'Second'].map((name) => ({ ...rule, name }))
  await asStaff(request, product, 'PUT', '/products/2/pricing', { charge: 'per_booking', rules })
  await openAs(page, await signIn(request, product), '/admin/rental-services')
  await waitUntilHydrated(page)
  await page
    .getByRole('button', { name: /^Pricing of/ })
    .nth(1)
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Move rule 2 up' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Move rule 1 up' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Pricing saved.')).toBeVisible()
  const stored = await asStaff(request, product, 'GET', '/products/2/pricing')
  expect(stored).toMatchObject({ rules: [{ name: 'Second' }, { name: 'First' }] })
})
