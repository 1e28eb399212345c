import type { APIRequestContext, Page } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { ADMIN, type Product } from './support/product.ts'
import { openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, logIn, register, type TestUser } from './support/users.ts'

const ENDED = 'Your session has ended'

/** Ends the session of the page on the server, as its expiry does. */
async function endSession(page: Page, request: APIRequestContext, { url }: Product): Promise<void> {
  const session_token = await page.evaluate(() => localStorage.getItem('session'))
  await request.post(`${url}/api/logout`, { data: { session_token } })
}

/** Ends the session just before a request is answered: else what the page asks for by itself may notice it first. */
async function endSessionAt(page: Page, method: string, end: () => Promise<void>): Promise<void> {
  let isEnded = false
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== method || isEnded) return route.fallback()
    isEnded = true
    await end()
    return route.fallback()
  })
}

/** Logs in on the login page that is open. */
async function logInAgain(
  page: Page,
  { mail, password }: Pick<TestUser, 'mail' | 'password'>,
): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: ENDED })).toBeVisible()
  await page.getByLabel('Email').fill(mail)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

const step = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true }).click()

async function goToConfirmation(page: Page): Promise<void> {
  await page.goto('/book/2')
  await step(page, 'Continue to Date Selection')
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(11))
  await step(page, 'Continue to Time Selection')
  await page.getByRole('radio', { name: /Morning/ }).check()
  await step(page, 'Continue to Confirmation')
}

test('the notice of an ended session leaves the headline of the home page free on a phone', async ({
  page,
  request,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, await register(request, product))
  await page.goto('/')
  await waitUntilHydrated(page)
  await endSession(page, request, product)
  await page.reload()
  const notice = await page.getByRole('alert').filter({ hasText: ENDED }).boundingBox()
  const headline = page.getByRole('heading', { level: 1 })
  const [top, padding] = await headline.evaluate((node) => [
    node.getBoundingClientRect().top,
    Number.parseFloat(getComputedStyle(node).paddingTop),
  ])
  expect(notice && notice.y + notice.height).toBeLessThanOrEqual((top ?? 0) + (padding ?? 0))
})

test('a session that ends in the wizard says so, and a login leads back to the same step', async ({
  page,
  request,
  product,
}) => {
  const maria = await register(request, product)
  await logIn(page, maria)
  await goToConfirmation(page)
  await endSession(page, request, product)
  await step(page, 'Confirm Booking')
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your choices are kept' })
  await expect(alert).toBeInViewport()
  await alert.getByRole('link', { name: 'Login' }).click()
  await logInAgain(page, maria)
  await expect(page).toHaveURL('/book/2?step=confirm')
  await step(page, 'Confirm Booking')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()

  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
  await endSession(page, request, product)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Log in to see your bookings' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in to see your bookings' })).toBeVisible()
  await page.getByRole('alert').filter({ hasText: ENDED }).getByRole('link', { name: 'Login' }).click()
  await logInAgain(page, maria)
  await expect(page).toHaveURL('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a session that ends in the admin keeps what is typed, else leads home, which says so', async ({
  page,
  request,
  product,
}) => {
  await openAs(page, await signIn(request, product), '/admin/settings')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Luzzu and Sons')
  await endSessionAt(page, 'PUT', () => endSession(page, request, product))
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('alertdialog', { name: ENDED })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.getByLabel('Email').fill(ADMIN.mail)
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Luzzu and Sons')
  await name.fill('Luzzu')

  // Else what the page asks for by itself may notice it before the next page does.
  await page.goto('/robots.txt')
  await endSession(page, request, product)
  await page.goto('/admin/bookings')
  await expect(page).toHaveURL('/')
  await page.getByRole('alert').filter({ hasText: ENDED }).getByRole('link', { name: 'Login' }).click()
  await logInAgain(page, ADMIN)
  await expect(page).toHaveURL('/admin/bookings')
})

test('a session that ends under an open dialog of the admin keeps what is typed in it', async ({
  page,
  request,
  product,
}) => {
  await openAs(page, await signIn(request, product), '/admin/faq')
  await page.getByRole('button', { name: 'Add New FAQ' }).click()
  const form = page.getByRole('dialog', { name: 'Create New FAQ' })
  await form.getByLabel('Question').fill('May we bring our dog?')
  await form.getByLabel('Answer').fill('On every boat.')
  await endSessionAt(page, 'POST', () => endSession(page, request, product))
  await form.getByRole('button', { name: 'Create FAQ' }).click()
  const login = page.getByRole('alertdialog', { name: ENDED })
  await expect(login.getByLabel('Email')).toHaveValue(ADMIN.mail)
  const password = login.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Escape')
  await login.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText('Discard changes?')).toHaveCount(0)
  await expect(password).toHaveValue(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
  await expect(form.getByRole('button', { name: 'Create FAQ' })).toBeFocused()
  await expect(form.getByText(ENDED)).toHaveCount(0)
  await expect(form.getByLabel('Question')).toHaveValue('May we bring our dog?')
  await form.getByRole('button', { name: 'Create FAQ' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('May we bring our dog?')).toBeVisible()
})

test('a session whose end another tab notices keeps what is typed, and goes on with the login there', async ({
  page,
  context,
  request,
  product,
}) => {
  await openAs(page, await signIn(request, product), '/admin/settings')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Luzzu and Sons')
  const other = await context.newPage()
  await endSession(page, request, product)
  await other.goto('/admin/bookings')
  await expect(other).toHaveURL('/')
  const dialog = page.getByRole('alertdialog', { name: ENDED })
  await expect(dialog).toBeVisible()
  await expect(name).toHaveValue('Luzzu and Sons')

  await other.goto('/login')
  await other.getByLabel('Email').fill(ADMIN.mail)
  await other.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await other.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Luzzu and Sons')
})

test('logging out in one tab leaves nothing of a booking in the others', async ({
  page,
  context,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  await goToConfirmation(page)
  const other = await context.newPage()
  await other.goto('/')
  await waitUntilHydrated(other)
  await other.getByRole('button', { name: /My Account/ }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/login')

  await expect(page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(kept).not.toContain(daysFromNow(11))
  const someoneElse = await register(request, product)
  await logIn(other, someoneElse)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /My Account/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveCount(0)
  expect(await kept()).not.toContain(daysFromNow(11))
})
