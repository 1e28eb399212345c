import type { Page } from '@playwright/test'
import { listAxeViolations } from '../../../e2e/support/axe-violations.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, register } from '../../../e2e/support/users.ts'

/** Expects no axe violation and no horizontal overflow. */
async function expectNoViolation(page: Page, state: string): Promise<void> {
  expect(await listAxeViolations(page), state).toEqual([])
}

test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })

test('the states of a narrow, dark screen have no axe violations', async ({ page, request, product }) => {
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()

  await page.goto('/')
  await press('Open menu')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoViolation(page, 'drawer')

  await page.goto('/register')
  await press('Create Account')
  await expect(page.getByText('Username is required')).toBeVisible()
  await expectNoViolation(page, 'registration refused')

  await logIn(page, await register(request, product))
  await expect(page).toHaveTitle(/./)
  await press(/My Account/)
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expectNoViolation(page, 'account menu')

  await page.goto('/book/2')
  await press('Continue to Date Selection')
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(-1))
  await expect(page.getByText('It is not possible to schedule dates in the past.')).toBeVisible()
  await expectNoViolation(page, 'date refused')
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(14))
  await press('Continue to Time Selection')
  await page.getByRole('radio', { name: /Morning/ }).check()
  await expectNoViolation(page, 'time')
  await press('Continue to Confirmation')
  await expect(page.getByRole('heading', { level: 1, name: 'Check and confirm' })).toBeVisible()
  await expectNoViolation(page, 'confirmation')
  await press('Confirm Booking')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expectNoViolation(page, 'success')

  await page.goto('/my-bookings')
  await press(/^View Details/)
  await expect(page.getByRole('dialog', { name: 'Booking Details' })).toBeVisible()
  await expectNoViolation(page, 'details of a booking')
  await press('Cancel booking')
  await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
  await expectNoViolation(page, 'question before cancelling')
})

for (const path of ['/products/1', '/products/999', '/reset-password', '/reset-password/a-token']) {
  test(`${path} has no axe violations on a narrow, dark screen`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoViolation(page, path)
  })
}
