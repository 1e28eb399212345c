import type { APIRequestContext } from '@playwright/test'
import { listAxeViolations } from '../../../e2e/support/axe-violations.ts'
import type { Product } from '../../../e2e/support/product.ts'
import { asStaff, book, openAs, signIn } from '../../../e2e/support/staff.ts'
import { openView, STAFF_VIEWS, type StaffView } from '../../../e2e/support/staff-views.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { register } from '../../../e2e/support/users.ts'
import { waitUntilLoaded } from '../../../e2e/support/wait-until-loaded.ts'

const VIEWPORTS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

const VIEWS = Object.entries<StaffView>(STAFF_VIEWS)
const screenOf = ([path]: StaffView) => path.replace(/\?.*/, '')
const SCREENS = [...new Set(VIEWS.map(([, view]) => screenOf(view)))]

/** One confirmed and one pending booking for the lists. */
async function bookTwice(request: APIRequestContext, product: Product, days: number): Promise<void> {
  const guest = await register(request, product)
  const confirmed = await book(request, product, guest, { product: 4, days })
  await asStaff(request, product, 'PUT', `/bookings/${confirmed}`, { status: 'Confirmed' })
  await book(request, product, guest, { product: 5, days })
}

for (const [index, screen] of SCREENS.entries()) {
  test(`no view of ${screen} has axe violations, on desktop and phone`, async ({
    page,
    request,
    product,
  }) => {
    if (screen === '/admin' || screen === '/admin/bookings') await bookTwice(request, product, 15 + index)
    await openAs(page, await signIn(request, product), '/admin')

    const found: string[] = []
    for (const [name, view] of VIEWS.filter(([, view]) => screenOf(view) === screen)) {
      await openView(page, view)
      const [, act] = view
      if (act && act !== STAFF_VIEWS.selected[1])
        await expect(page.getByRole('dialog').first(), `${name} is open`).toBeVisible()
      await waitUntilLoaded(page)
      for (const { colorScheme, width } of VIEWPORTS) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        const violations = await listAxeViolations(page)
        found.push(...violations.map((violation) => `${name}, ${colorScheme} at ${width}: ${violation}`))
      }
    }
    expect(found).toEqual([])
  })
}
