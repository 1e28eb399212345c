import { expect, test } from './support/test.ts'
import { logIn, register } from './support/users.ts'

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const INVALID_TOKENS = {
  'is no token': 'x',
  'has a payload that is no JSON': `a.${Buffer.from('{').toString('base64url')}.c`,
  'names no user': `${base64({ alg: 'HS256' })}.${base64({ sub: 'x' })}.c`,
  'names a user in words': `${base64({ alg: 'HS256' })}.${base64({ user_id: '1 OR 1=1' })}.c`,
  'was signed by nobody': `${base64({ alg: 'none' })}.${base64({ user_id: 1 })}.`,
}

for (const [fault, token] of Object.entries(INVALID_TOKENS)) {
  test(`a stored token that ${fault} is removed and redirects home`, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (sessionStorage.getItem('planted')) return
      sessionStorage.setItem('planted', 'yes')
      localStorage.setItem('auth', stored)
      localStorage.setItem('session', 'whatever')
    }, token)
    await page.goto('/my-bookings')
    await expect(page).toHaveURL('/')
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('session')]))
      .toEqual([null, null])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })
}

test('a customer is redirected from the admin to the home page', async ({ page, request, product }) => {
  await logIn(page, await register(request, product))
  await page.goto('/admin/bookings')
  await expect(page).toHaveURL('/')
})

test('a visitor is redirected from the admin to the home page', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
})

test('a login stores two tokens, survives a reload, and ends with logging out', async ({
  page,
  request,
  product,
}) => {
  await logIn(page, await register(request, product))
  const stored = () => page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('session')])
  await expect.poll(async () => (await stored())[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await stored())[1]).toMatch(/^[\w-]+$/)

  await page.reload()
  await page.getByRole('button', { name: /My Account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(stored).toEqual([null, null])
})

test('logging out of the admin leads to the login', async ({ page }) => {
  await logIn(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
})

test('logging out in one tab logs the other out', async ({ page, context, request, product }) => {
  await logIn(page, await register(request, product))
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: /My Account/ })).toBeVisible()
  await page.getByRole('button', { name: /My Account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the site works in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', { get: refuse })
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse })
  })
  await page.goto('/')
  await expect(page.getByRole('tab').first()).toBeVisible()
})

test('an unknown address shows a not-found page', async ({ page }) => {
  const answer = await page.goto('/no-such-place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Looking for something?' })).toBeVisible()
  for (const name of ['Home', 'Login', 'Register']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  }
})
