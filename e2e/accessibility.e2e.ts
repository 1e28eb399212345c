import { listAxeViolations } from './support/axe-violations.ts'
import { logIn, register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const PUBLIC_PAGES = {
  home: ['/', 'Experience the Freedom of the Open Water'],
  login: ['/login', 'Welcome back'],
  registration: ['/register', 'Create an account'],
  product: ['/products/1', 'Painted Luzzu'],
  wizard: ['/book/1', 'Painted Luzzu'],
  'my bookings': ['/my-bookings', 'My Bookings'],
  account: ['/account', 'My Account'],
  'unknown address': ['/nowhere', 'Looking for something?'],
} as const

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' } as object)

    for (const [name, [path, heading]] of Object.entries(PUBLIC_PAGES)) {
      test(`the page ${name} has no axe violations`, async ({ page, request, product }) => {
        if (path === '/my-bookings' || path === '/account')
          await logIn(page, await register(request, product))
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await listAxeViolations(page)).toEqual([])
      })
    }
  })
}

for (const path of ['/', '/login', '/register', '/products/1', '/book/1', '/my-bookings', '/account']) {
  test(`${path} does not scroll horizontally at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
