import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, logIn, register } from './support/users.ts'
import { waitForIdle } from './support/wait-for-idle.ts'

const DAY = daysFromNow(9)

/** The sample catalogue has one unit of it. */
const SINGLE_UNIT_PRODUCT = 'Sailing Yacht'

async function goToConfirmation(page: Page, activity: string, product: string, slot: RegExp) {
  await page.goto('/')
  await page.getByRole('tab', { name: activity }).click()
  await page.getByRole('link', { name: `Book Now: ${product}` }).click()
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByLabel('Date', { exact: true }).fill(DAY)
  await summary.getByRole('button', { name: 'Continue to Time Selection' }).click()
  await page.getByRole('radio', { name: slot }).check()
  await summary.getByRole('button', { name: 'Continue to Confirmation' }).click()
  return summary.getByRole('button', { name: 'Confirm Booking' })
}

test('of two customers for the last boat one gets it, the other is offered the remaining slots', async ({
  browser,
  page,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  const rival = await browser.newPage({ baseURL: product.url })
  await logIn(rival, await register(request, product))

  const confirm = await goToConfirmation(page, 'Cruises', SINGLE_UNIT_PRODUCT, /Morning/)
  const rivalConfirm = await goToConfirmation(rival, 'Cruises', SINGLE_UNIT_PRODUCT, /Morning/)
  await rivalConfirm.click()
  await expect(rival.getByText('Booking Confirmed!')).toBeVisible()
  await rival.close()

  await confirm.click()
  await expect(
    page.getByText('An error occurred while processing your booking. Please try again or contact support.'),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: /Morning/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /Full Day/ })).toBeDisabled()
  await page.getByRole('radio', { name: /Afternoon/ }).check()
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.getByRole('button', { name: 'Continue to Confirmation' }).click()
  await summary.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
})

test('a double click books once', async ({ page, request, product }) => {
  const person = await register(request, product)
  await logIn(page, person)
  const confirm = await goToConfirmation(page, 'Kayaks', 'Single Kayak', /Afternoon/)
  const sent: string[] = []
  page.on('request', (outgoing) => {
    if (outgoing.method() === 'POST' && outgoing.url().endsWith('/api/bookings')) sent.push(outgoing.url())
  })
  await confirm.dblclick()
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.goto('/my-bookings')
  await expect(page.getByText('Single Kayak')).not.toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a visitor can go through every step, and needs an account to book', async ({ page }) => {
  await page.goto('/book/1')
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByLabel('Date', { exact: true }).fill(DAY)
  await summary.getByRole('button', { name: 'Continue to Time Selection' }).click()
  await page.getByRole('radio', { name: /Morning/ }).check()
  await summary.getByRole('button', { name: 'Continue to Confirmation' }).click()
  await summary.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(
    page.getByText('We couldn’t complete your booking. Please check your information and try again.'),
  ).toBeVisible()
})

const DATES = [
  ['of yesterday', daysFromNow(-1), 'It is not possible to schedule dates in the past.'],
  ['after the window', daysFromNow(45), 'Maximum scheduling range is 30 days.'],
] as const

for (const [name, date, message] of DATES) {
  test(`a date ${name} is refused at its field`, async ({ page }) => {
    await page.goto('/book/1')
    const summary = page.getByRole('complementary', { name: 'Booking Summary' })
    await summary.getByRole('button', { name: 'Continue to Date Selection' }).click()
    await page.getByLabel('Date', { exact: true }).fill(date)
    await expect(page.getByText(message)).toBeVisible()
    await expect(summary.getByRole('button', { name: 'Continue to Time Selection' })).toBeDisabled()
  })
}

for (const path of ['/book/abc', '/book/1e3', '/book/999999']) {
  test(`there is no product at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  })
}

test('a failed login shows the error and keeps the input', async ({ page }) => {
  await page.goto('/login')
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' })
  await submit.click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()

  await page.getByLabel('Email').fill('nobody@example')
  await expect(page.getByText('Email is required')).toBeHidden()
  await submit.click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is invalid')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await submit.click()
  await expect(page.getByText('Failed to login')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
})

test('a failed registration marks its fields and keeps the input', async ({ page }) => {
  await page.goto('/register')
  const submit = page.getByRole('button', { name: 'Create Account' })
  await submit.click()
  for (const message of [
    'Username is required',
    'Email is required',
    'Password is required',
    'Phone number is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel('Username').fill('Somebody Else')
  await page.getByLabel('Email').fill('harbour@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Phone number').fill('79000000')
  await submit.click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await submit.click()
  await expect(page.getByText('Failed to submit data')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('Somebody Else')
})

test('a search without a day, for nobody, for half a person or of the past is refused at its fields', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  const [date, people] = [page.getByLabel('Date', { exact: true }), page.getByLabel('People')]
  const find = page.getByRole('button', { name: 'Find free times' })
  await people.fill('0')
  await find.click()
  await expect(date).toHaveAccessibleDescription('Please select a valid date.')
  await expect(date).toBeFocused()
  await expect(people).toHaveAccessibleDescription('Whole number from 1 to 1000.')
  await people.fill('4.7')
  await find.click()
  await expect(people).toHaveAccessibleDescription('Whole number from 1 to 1000.')
  await date.fill(daysFromNow(-2))
  await people.fill('4')
  await find.click()
  await expect(date).toHaveAccessibleDescription('It is not possible to schedule dates in the past.')
  await expect(people).toHaveAccessibleDescription('')
  await expect(page).toHaveURL('/')
  await date.fill(daysFromNow(9))
  await find.click()
  await expect(page).toHaveURL(`/?date=${daysFromNow(9)}&guests=4#services`)
})

test('half a date in a filter is marked when the field is left', async ({ page, request, product }) => {
  const guest = await register(request, product)
  await book(request, product, guest)
  await openAs(page, await signIn(request, product, guest), '/my-bookings')
  const date = page.getByLabel('Date', { exact: true })
  await expect(page.getByRole('article', { name: /Painted Luzzu/ })).toBeVisible()
  await waitForIdle(page)
  await date.click()
  await page.keyboard.type('31')
  await page.getByLabel('Search').focus()
  await expect(date).toHaveAccessibleDescription('Please select a valid date.')
  await expect(page.getByRole('article', { name: /Painted Luzzu/ })).toBeVisible()
  await date.fill(daysFromNow(9))
  await expect(date).toHaveAccessibleDescription('')
})
