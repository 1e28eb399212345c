import { addDays, type CalendarDate } from '@luzzu/domain'
import type { Locator, Page } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, newTestUser } from '../../../e2e/support/users.ts'
import { waitForIdle } from '../../../e2e/support/wait-for-idle.ts'

/** More tab stops than any page has. */
const MAX_TAB_STOPS = 90

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await waitForIdle(page)
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never comes to ${control}`)
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

async function type(page: Page, label: string, text: string, options?: { delay: number }): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text, options)
}

/** The keys of a date field in US English: month, day, year. */
const keysOf = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2$3$1')

test('a visitor registers, books with an add-on and cancels, by keyboard alone', async ({ page }) => {
  const maria = newTestUser('Maria Vella')
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })

  await page.goto('/')
  const first = page.getByRole('tab', { name: 'Boats' })
  await expect(first).toBeVisible()
  await waitUntilHydrated(page)
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, first)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Kayaks' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Book Now: Single Kayak' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await press(page, page.getByRole('link', { name: 'Book Now: Painted Luzzu' }))

  await expect(page).toHaveURL('/register')
  await type(page, 'Username', maria.username)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await type(page, 'Email', maria.mail)
  await type(page, 'Password', maria.password)
  await type(page, 'Phone number', '79000000')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/login')
  // The form before it has an email, too.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await type(page, 'Email', maria.mail)
  await type(page, 'Password', maria.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await press(page, page.getByRole('link', { name: 'Continue with Painted Luzzu', exact: true }))

  await press(page, page.getByRole('checkbox', { name: /Maltese lunch/ }), 'Space')
  await press(page, button('Continue to Date Selection'))
  await expect(page.getByRole('heading', { level: 1, name: 'Select a date' })).toBeFocused()
  await type(page, 'Date', keysOf(daysFromNow(6)))
  await press(page, button('Continue to Time Selection'))
  await expect(page.getByRole('heading', { level: 1, name: 'Select a time' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /Morning/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /Morning/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
  await press(page, button('Continue to Confirmation'))
  await expect(page.getByRole('heading', { level: 1, name: 'Check and confirm' })).toBeFocused()
  await press(page, button('Confirm Booking'))
  await expect(page.getByRole('heading', { level: 1, name: /Booking Confirmed!/ })).toBeFocused()

  await press(page, page.getByRole('main').getByRole('link', { name: 'My Bookings' }))
  // Slower than the address follows.
  await type(page, 'Date', keysOf(daysFromNow(6)), { delay: 350 })
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(daysFromNow(6))
  await expect(page).toHaveURL(`/my-bookings?date=${daysFromNow(6)}`)
  await press(page, button('View Details: Painted Luzzu'))
  const dialog = page.getByRole('dialog', { name: 'Booking Details' })
  await press(page, dialog.getByRole('button', { name: 'Cancel booking' }))
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await press(page, question.getByRole('button', { name: 'Cancel booking' }))
  await expect(page.getByRole('status').filter({ hasText: 'Your booking is cancelled.' })).toBeVisible()
  await expect(page.getByRole('article').getByText('Cancelled')).toBeVisible()
})

test('a day is selected in the calendar with the arrow keys', async ({ page }) => {
  await page.goto('/book/1')
  await press(
    page,
    page.getByRole('complementary').getByRole('button', { name: 'Continue to Date Selection' }),
  )
  // The first day that is shown: on a month's last evening, that of the next one.
  const day = page.getByRole('table').locator('[tabindex="0"]')
  await tabTo(page, day)
  const from = (await day.getAttribute('data-date')) as CalendarDate
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(addDays(from, 7))
})

test('the account menu works by keyboard and returns the focus', async ({ page }) => {
  await page.goto('/login')
  await waitUntilHydrated(page)
  await type(page, 'Email', 'harbour@example.com')
  await type(page, 'Password', 'lantern on the quay')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Open Water')
  const account = page.getByRole('button', { name: /My Account/ })
  await press(page, account)
  await expect(page.getByRole('menuitem', { name: 'My Bookings' })).toBeVisible()
  await waitForIdle(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(account).toBeFocused()
})
