import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { currentDay, daysFromNow, register } from './support/users.ts'

/** Lets the clock of the device go wrong. */
async function shiftClock(page: Page, days: number): Promise<void> {
  await page.addInitScript((wrongBy) => {
    const RightDate = Date
    const now = () => RightDate.now() + wrongBy
    globalThis.Date = new Proxy(RightDate, {
      // The class stays, so that dates of a time zone are what they are.
      construct: (_date, args, newTarget) =>
        Reflect.construct(RightDate, args.length > 0 ? args : [now()], newTarget),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    })
  }, days * 86_400_000)
}

for (const [days, date] of [
  [2, daysFromNow(1)],
  [-2, daysFromNow(30)],
] as const) {
  test(`a phone whose clock is wrong by ${days} days finds and books what the server offers`, async ({
    page,
    request,
    product,
  }) => {
    await shiftClock(page, days)
    await page.goto('/')
    await waitUntilHydrated(page)
    await page.getByLabel('Date', { exact: true }).fill(date)
    await page.getByRole('button', { name: 'Find free times' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'can be booked' })).toBeVisible()

    const maria = await register(request, product)
    await openAs(page, await signIn(request, product, maria), '/book/2?step=date')
    const field = page.getByLabel('Date', { exact: true })
    await field.fill(date)
    const button = (name: string) => page.getByRole('complementary').getByRole('button', { name })
    const next = (name: string) => button(name).click()
    await expect(button('Continue to Time Selection')).toBeEnabled()
    await expect(page.getByText(/not possible to schedule|Maximum scheduling range/)).toHaveCount(0)
    await next('Continue to Time Selection')
    await page.getByRole('radio', { name: /Afternoon/ }).check()
    await next('Continue to Confirmation')
    await next('Confirm Booking')
    await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  })
}

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId } as object)

    test('searches from the current day of the business on', async ({ page }) => {
      const before = currentDay()
      await page.goto('/')
      await waitUntilHydrated(page)
      const date = page.getByLabel('Date', { exact: true })
      await date.focus()
      await expect(date).toHaveAttribute('min', /./)
      // Midnight may have passed meanwhile.
      expect([before, currentDay()]).toContain(await date.getAttribute('min'))
    })
  })
}
