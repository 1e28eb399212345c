import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { asStaff, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, logIn, register } from './support/users.ts'

const NAME = 'Painted Luzzu'

type Named = { id: number; name: string }

/** The next day of that kind, at least two days ahead; a season or a notice does not matter then. */
function nextDay(isWeekend: boolean): string {
  for (let days = 2; ; days += 1) {
    const date = daysFromNow(days)
    if ([0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) === isWeekend) return date
  }
}

async function chooseDay(page: Page, which: 'From' | 'To', date: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`${which} month`).selectOption(date.slice(5, 7))
  await dialog.getByLabel(`${which} day`).fill(String(Number(date.slice(8))))
}

test('staff add an evening slot and offer a boat on weekends of a season; a visitor sees and books it', async ({
  page,
  browser,
  request,
  product,
}) => {
  // Two people, six pages.
  test.slow()
  const products = (await asStaff(request, product, 'GET', '/products?image=url')) as Named[]
  const boat = products.find(({ name }) => name === NAME)?.id ?? 0
  const schedule = `/products/${boat}/schedule`
  await openAs(page, await signIn(request, product), '/admin/rental-services/time-slots')
  await waitUntilHydrated(page)

  await page.getByRole('button', { name: 'Add New Time Slot' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Evening')
  await dialog.getByRole('button', { name: 'Create time slot' }).click()
  await expect(dialog.getByLabel('Start')).toHaveAccessibleDescription('Start is required')
  await dialog.getByLabel('Start').fill('19:00')
  await dialog.getByLabel('End').fill('21:30')
  await dialog.getByRole('button', { name: 'Create time slot' }).click()
  await expect(page.getByRole('row', { name: /Evening/ })).toContainText('2.5 hours')

  await page.getByRole('tab', { name: 'Schedules' }).click()
  await page.getByRole('button', { name: `Edit schedule of ${NAME}` }).click()
  await dialog.getByRole('switch', { name: 'All time slots' }).uncheck()
  for (const slot of ['Morning', 'Afternoon', 'Full Day'])
    await dialog.getByRole('checkbox', { name: slot }).uncheck()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await dialog.getByRole('checkbox', { name: day }).uncheck()
  await dialog.getByRole('switch', { name: 'All year' }).uncheck()
  await chooseDay(page, 'From', daysFromNow(0))
  await chooseDay(page, 'To', daysFromNow(60))
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText('Evening · Sat-Sun · ')

  const visitor = await browser.newPage({ baseURL: product.url })
  const maria = await register(request, product)
  await logIn(visitor, maria)
  await visitor.goto(`/book/${boat}`)
  const summary = visitor.getByRole('complementary', { name: 'Booking Summary' })
  await summary.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await expect(visitor.getByText(/Offered Sat-Sun, from /)).toBeVisible()
  const date = visitor.getByLabel('Date', { exact: true })
  await date.fill(nextDay(false))
  await expect(visitor.getByText('This can be booked on Sat-Sun only.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: /not offered/ }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await date.fill(nextDay(true))
  await summary.getByRole('button', { name: 'Continue to Time Selection' }).click()
  await expect(visitor.getByRole('group', { name: 'Time slots' }).getByRole('radio')).toHaveCount(1)
  await visitor.getByRole('radio', { name: /Evening/ }).check()
  await summary.getByRole('button', { name: 'Continue to Confirmation' }).click()
  await summary.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(visitor.getByText('You will receive a confirmation email shortly.')).toBeVisible()

  await page.goto(`/admin/today?date=${nextDay(true)}`)
  await expect(page.getByRole('heading', { name: 'Evening 19:00-21:30' })).toBeVisible()
  await expect(page.getByRole('button', { name: maria.username, exact: true })).toBeVisible()

  // A slot with bookings can only be archived; other journeys see the slots and the boat as before.
  await page.goto('/admin/rental-services/time-slots')
  await page.getByRole('button', { name: 'Edit Evening 19:00-21:30' }).click()
  await dialog.getByRole('switch', { name: 'Archived' }).check()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('row', { name: /Evening/ })).toContainText('Archived')
  await asStaff(request, product, 'PUT', schedule, {})
  await visitor.close()
})
