import { type CalendarDate, instantOf } from '@luzzu/domain'
import type { Page } from '@playwright/test'
import { book, openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, newTestUser, register, submitRegistration } from '../../../e2e/support/users.ts'
import { waitForIdle } from '../../../e2e/support/wait-for-idle.ts'

const summary = (page: Page) => page.getByRole('complementary', { name: 'Booking Summary' })
const step = (page: Page, name: string) => summary(page).getByRole('button', { name, exact: true }).click()

async function goToConfirmation(page: Page, days: number): Promise<void> {
  await page.goto('/book/1')
  await step(page, 'Continue to Date Selection')
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(days))
  await step(page, 'Continue to Time Selection')
  await page.getByRole('radio', { name: /Afternoon/ }).check()
  await step(page, 'Continue to Confirmation')
  await expect(page.getByRole('heading', { name: 'Check and confirm' })).toBeVisible()
}

/** Lets requests reach the server and holds their responses, from `answered` until `release` is called. */
async function holdResponses(page: Page, address: string, method: string) {
  const answered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue()
    const response = await route.fetch()
    answered.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  return { answered: answered.promise, release: () => released.resolve() }
}

test('while a booking is being sent Back is disabled, and its success is shown', async ({
  page,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  await goToConfirmation(page, 14)
  const { answered, release } = await holdResponses(page, '**/api/bookings', 'POST')
  await step(page, 'Confirm Booking')
  await answered
  await expect(summary(page).getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Change date' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/step=confirm$/)
  await expect(page.getByRole('heading', { name: 'Check and confirm' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: /Booking Confirmed!/ })).toBeVisible()
  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a booking response after leaving the wizard is shown as a toast', async ({
  page,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  await goToConfirmation(page, 15)
  const { answered, release } = await holdResponses(page, '**/api/bookings', 'POST')
  await step(page, 'Confirm Booking')
  await answered
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText(/^Your booking of Painted Luzzu was sent\./)).toBeVisible()
  await waitForIdle(page)
  await expect(page).toHaveURL('/')
})

test('a late login response does not navigate', async ({ page, request, product }) => {
  const person = await register(request, product)
  const { answered, release } = await holdResponses(page, '**/api/login', 'POST')
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.mail)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await answered
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/reset-password')
  release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeTruthy()
  await expect(page.getByRole('status').getByText(/\w/).first()).toBeVisible()
  await waitForIdle(page)
  await expect(page).toHaveURL('/reset-password')
})

test('a late registration response does not navigate', async ({ page }) => {
  const guest = newTestUser()
  const { answered, release } = await holdResponses(page, '**/api/register', 'POST')
  await page.goto('/register')
  await submitRegistration(page, guest)
  await answered
  await page.getByRole('main').getByRole('link', { name: 'Luzzu' }).first().click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText('Your account was created. You can log in now.')).toBeVisible()
  await waitForIdle(page)
  await expect(page).toHaveURL('/')
})

const HOUR_MS = 3_600_000

/** Some hours after the last moment at which a booking of a morning can be cancelled. */
function pastDeadlineOf(date: string): number {
  return instantOf(date as CalendarDate, '08:00', 'Europe/Malta').getTime() - 24 * HOUR_MS + 4 * HOUR_MS
}

test('the cancellation dialog closes at the deadline', async ({ page, request, product }) => {
  const person = await register(request, product)
  await book(request, product, person, { product: 2, days: 3 })
  await page.clock.install()
  // The page goes by the clock of the server, which is not moved on with its own.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await logIn(page, person)
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
  await page.clock.fastForward(pastDeadlineOf(daysFromNow(3)) - Date.now())
  await expect(page.getByText('Free cancellation ends 24 hours before the booking starts.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
})

/** Types and immediately selects an option, before the page has re-rendered. */
async function typeAndChoose(page: Page, text: string, choice: string): Promise<void> {
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.evaluate(
    async ([typed, value]) => {
      const field = document.activeElement as HTMLInputElement
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      const radio = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)
      const select = document.querySelector<HTMLSelectElement>('main select')
      ;(radio ?? select)?.focus()
      await Promise.resolve()
      if (radio) return radio.click()
      if (!select) throw new Error('There is no choice')
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [text, choice] as const,
  )
}

test('a search typed just before selecting a status is kept', async ({ page, request, product }) => {
  const person = await register(request, product)
  await book(request, product, person, { product: 1, days: 16 })
  await openAs(page, await signIn(request, product), '/admin/bookings')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await typeAndChoose(page, person.username, 'All')
  await expect(page).toHaveURL(/status=/)
  await expect(page.getByRole('searchbox')).toHaveValue(person.username)
  expect(new URL(page.url()).searchParams.get('id')).toBe(person.username)

  await openAs(page, await signIn(request, product, person), '/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
  await typeAndChoose(page, 'luzzu', 'Pending')
  await expect(page).toHaveURL(/status=/)
  await expect(page.getByRole('searchbox')).toHaveValue('luzzu')
  expect(new URL(page.url()).search).toContain('luzzu')
})

test('the palette shows loading and failure, and can retry', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForIdle(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  let answer: 'none' | 'failure' | 'result' = 'none'
  const held: (() => void)[] = []
  await page.route('**/api/{bookings,customers}?*', async (route) => {
    if (answer === 'none') await new Promise<void>((resolve) => held.push(resolve))
    return answer === 'failure' ? route.fulfill({ status: 400, json: {} }) : route.continue()
  })
  await palette.getByRole('combobox').fill('zzz')
  await expect(palette.getByText('Searching…')).toBeVisible()
  await expect(palette.getByText('No results')).toHaveCount(0)
  answer = 'failure'
  for (const resume of held) resume()
  await expect(palette.getByRole('alert')).toContainText('Couldn’t search')
  answer = 'result'
  await palette.getByRole('button', { name: 'Try again' }).click()
  await expect(palette.getByText('No results')).toBeVisible()
  await expect(palette.getByRole('alert')).toHaveCount(0)
})

test('a slow compression does not replace a picture selected later', async ({ page, request, product }) => {
  await page.addInitScript(() => {
    const NativeWorker = globalThis.Worker
    const begun = Promise.withResolvers<void>()
    globalThis.Worker = class extends NativeWorker {
      override postMessage(message: unknown) {
        void begun.promise.then(() => super.postMessage(message))
      }
    }
    const revoke = URL.revokeObjectURL
    const revokeObjectURL = (address: string) => {
      Object.assign(globalThis, { isDropped: true })
      revoke(address)
    }
    Object.assign(URL, { revokeObjectURL })
    Object.assign(globalThis, { isDropped: false, compress: begun.resolve })
  })
  await openAs(page, await signIn(request, product), '/admin/rental-services')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit Rental Service' })
  const field = dialog.locator('input[type="file"]')
  await field.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: await noise(page) })
  await field.setInputFiles({ name: 'small.gif', mimeType: 'image/gif', buffer: ONE_PIXEL })
  await expect(dialog.getByText('small.gif')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isDropped'))).toBe(false)
  await page.evaluate(() => Reflect.get(globalThis, 'compress')())
  // One of the two pictures.
  await page.waitForFunction(() => Reflect.get(globalThis, 'isDropped'))
  await waitForIdle(page)
  await expect(dialog.getByText('large.png')).toHaveCount(0)
  await expect(dialog.getByText('small.gif')).toBeVisible()
})

/** A picture that cannot be compressed. */
async function noise(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 })
    const context = canvas.getContext('2d')
    const pixels = context?.createImageData(400, 400)
    if (!context || !pixels) throw new Error('This browser has no canvas')
    for (let at = 0; at < pixels.data.length; at += 60_000) {
      globalThis.crypto.getRandomValues(pixels.data.subarray(at, at + 60_000))
    }
    context.putImageData(pixels, 0, 0)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
