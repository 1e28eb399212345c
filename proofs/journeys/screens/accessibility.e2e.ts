import { listAxeViolations } from '../../../e2e/support/axe-violations.ts'
import { openPublicPage, PUBLIC_PAGES } from '../../../e2e/support/public-pages.ts'
import { expect, test } from '../../../e2e/support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    for (const [name, view] of Object.entries(PUBLIC_PAGES)) {
      test(`the page ${name} has no axe violations`, async ({ page, product }) => {
        await openPublicPage(page, product, view)
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
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
