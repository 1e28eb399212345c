import type { Locator } from '@playwright/test'
import { asStaff, openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow } from '../../../e2e/support/users.ts'
import { waitForIdle } from '../../../e2e/support/wait-for-idle.ts'

const backgroundOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor)

test('forced colors show the chosen day, slot and segment', async ({ page, request, product }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs(page, await signIn(request, product), '/admin/bookings')
  const segment = (name: string) => page.locator('fieldset > label').filter({ hasText: name })
  await expect(segment('All').first()).toBeVisible()
  expect(await backgroundOf(segment('All').first())).not.toBe(await backgroundOf(segment('Pending').first()))
  const current = page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).first()
  const other = page.getByRole('navigation').getByRole('link', { name: 'Settings' }).first()
  expect(await backgroundOf(current)).not.toBe(await backgroundOf(other))

  await page.goto('/book/7')
  await page.getByRole('button', { name: 'Continue to Date Selection' }).first().click()
  const day = (days: number) => page.locator(`[data-date="${daysFromNow(days)}"]`)
  await day(5).click()
  await expect(day(5)).toHaveAttribute('aria-pressed', 'true')
  expect(await backgroundOf(day(5))).not.toBe(await backgroundOf(day(6)))
  await page.getByRole('button', { name: 'Continue to Time Selection' }).first().click()
  const slots = page.locator('fieldset > label')
  await slots.first().click()
  await expect(slots.first().getByRole('radio')).toBeChecked()
  expect(await backgroundOf(slots.first())).not.toBe(await backgroundOf(slots.nth(1)))
})

test('forced colors show which slot cannot be booked, and the box of a notice', async ({
  page,
  request,
  product,
}) => {
  const day = daysFromNow(20)
  const { id } = (await asStaff(request, product, 'POST', '/closures', {
    from_date: day,
    to_date: day,
    product_id: 8,
    slot_id: 1,
  })) as { id: number }
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/book/8?date=${day}&guests=1&step=time`)
  const slot = (name: string) => page.locator('fieldset > label').filter({ hasText: name })
  await expect(slot('Morning')).toHaveCSS('border-top-style', 'dashed')
  await expect(slot('Afternoon')).toHaveCSS('border-top-style', 'solid')
  await page.goto(`/book/8?date=${day}&guests=1&slot_id=1`)
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'We are closed' })
  await expect(notice).toHaveCSS('border-top-style', 'solid')
  await asStaff(request, product, 'DELETE', `/closures/${id}`)
})

test('single-key shortcuts can be turned off and on again', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin')
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await waitForIdle(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  await waitForIdle(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Shift+?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search or jump to…' })).toBeVisible()
  await waitForIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await waitForIdle(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await waitForIdle(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'New booking' })).toBeVisible()
})

test('in a line that is read from right to left, previous and next point the other way', async ({ page }) => {
  await page.goto('/book/7')
  await page.getByRole('button', { name: 'Continue to Date Selection' }).first().click()
  const previous = page.locator('.lucide-chevron-left').first()
  await expect(previous).toHaveCSS('transform', 'none')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expect(previous).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})
