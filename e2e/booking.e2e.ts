import { ADMIN } from './support/product.ts'
import { expect, test } from './support/test.ts'
import {
  daysFromNow,
  logIn,
  longDate,
  newTestUser,
  submitRegistration,
  weekdayAndDate,
} from './support/users.ts'

test('a visitor registers, books a boat with an add-on, and staff confirm it', async ({
  page,
  browser,
  product,
  outbox,
}) => {
  const maria = newTestUser()
  const date = daysFromNow(7)

  await page.goto('/')
  await page.getByRole('link', { name: 'Book Now: Painted Luzzu' }).click()
  await expect(page).toHaveURL('/register')

  await submitRegistration(page, maria)

  await expect(page).toHaveURL('/login')
  // The form before it has an email, too.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email').fill(maria.mail)
  await page.getByLabel('Password', { exact: true }).fill(maria.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')

  await page.getByRole('link', { name: 'Book Now: Painted Luzzu' }).click()
  await expect(page).toHaveURL(/\/book\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await page.getByRole('checkbox', { name: /Maltese lunch on board/ }).check()
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await expect(summary).toContainText('$165.00')

  await summary.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByLabel('Date', { exact: true }).fill(date)
  await summary.getByRole('button', { name: 'Continue to Time Selection' }).click()
  await page.getByRole('radio', { name: /Morning/ }).check()
  await summary.getByRole('button', { name: 'Continue to Confirmation' }).click()
  await expect(summary).toContainText(longDate(date))
  await summary.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('You will receive a confirmation email shortly.')).toBeVisible()

  await page.goto('/my-bookings')
  const booking = page.getByRole('article').filter({ hasText: 'Painted Luzzu' })
  await expect(booking).toContainText('Pending')

  const office = await browser.newPage({ baseURL: product.url })
  await logIn(office, ADMIN)
  await office.goto('/admin/bookings')
  const row = office.getByRole('row').filter({ hasText: maria.username })
  await row.getByRole('button', { name: /^Approve/ }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click()
  // The row goes before the answer has come, which closing the page would cut off.
  await expect(office.getByText(/^Booking \d+ approved/)).toBeVisible()
  await expect(row).toBeHidden()
  await office.close()

  await page.reload()
  await expect(booking).toContainText('Confirmed')
  await expect.poll(() => outbox.subjectsTo(maria.mail)).toHaveLength(3)
  const subjects = (await outbox.subjectsTo(maria.mail)).join('\n')
  for (const event of [/welcome/i, /received/i, /confirmed/i]) expect(subjects).toMatch(event)
})

test('a visitor confirms, registers and logs in, and is back at the same step with every choice', async ({
  page,
}) => {
  const family = newTestUser()
  const date = daysFromNow(9)
  const next = (name: string) => page.getByRole('complementary').getByRole('button', { name }).click()
  await page.goto('/book/2')
  await page.getByLabel('Guests').fill('4')
  await next('Continue to Date Selection')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await next('Continue to Time Selection')
  await page.getByRole('radio', { name: /Morning/ }).check()
  await next('Continue to Confirmation')
  await next('Confirm Booking')
  await expect(page.getByText(/^We couldn’t complete your booking/)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(main.getByText('To book, log in or create an account. Your choices are kept.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Login' })).toBeFocused()
  await main.getByRole('link', { name: 'Create an account' }).click()

  const waits = page.getByRole('main').getByRole('status').filter({ hasText: 'Your booking is waiting' })
  await expect(waits).toContainText(`RHIB Explorer, ${weekdayAndDate(date)}, morning`)
  await submitRegistration(page, family)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(waits).toContainText('RHIB Explorer')
  await expect(page.getByLabel('Email')).toHaveValue(family.mail)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  const welcome = page.getByText('Your account was created. You can log in now.')
  await expect(welcome).toBeVisible()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
  await expect(welcome).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue(family.mail)
  await page.goBack()
  await page.getByLabel('Password', { exact: true }).fill(family.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveURL('/book/2?step=confirm')
  await expect(page.getByRole('main')).toContainText(weekdayAndDate(date))
  await expect(page.getByRole('heading', { name: 'Check and confirm' })).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL('/login')
  await page.goForward()
  await next('Confirm Booking')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
})

test('a booking that was begun goes on after a reload, and nothing of it stays after logging out of the admin', async ({
  page,
}) => {
  await logIn(page, ADMIN)
  await page.evaluate(() => {
    const draft = {
      productId: 1,
      productName: 'Painted Luzzu',
      step: 'date',
      addonIds: [],
      date: '',
      slotId: null,
    }
    // As every version stores it.
    const stored = {
      draft: JSON.stringify(draft),
      _persist: JSON.stringify({ version: -1, rehydrated: true }),
    }
    sessionStorage.setItem('persist:booking-draft', JSON.stringify(stored))
  })
  await page.reload()
  await page.getByRole('link', { name: 'Continue with Painted Luzzu' }).click()
  await expect(page).toHaveURL(/\/book\/1\?step=date$/)

  await page.goto('/admin')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  const kept = await page.evaluate(() => sessionStorage.getItem('persist:booking-draft'))
  expect(kept ?? '').not.toContain('Painted Luzzu')
})
