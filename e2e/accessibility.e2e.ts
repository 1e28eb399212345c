import { listAxeViolations } from './support/axe-violations.ts'
import { openPublicPage, PUBLIC_PAGES } from './support/public-pages.ts'
import { openAs, signIn } from './support/staff.ts'
import { openView, STAFF_VIEWS } from './support/staff-views.ts'
import { expect, test } from './support/test.ts'
import { waitUntilLoaded } from './support/wait-until-loaded.ts'

// Every page and view, in both schemes, is a long journey: proofs/journeys/screens.
for (const name of ['home', 'wizard', 'my bookings'] as const) {
  test(`the page ${name} has no axe violations`, async ({ page, product }) => {
    await openPublicPage(page, product, PUBLIC_PAGES[name])
    expect(await listAxeViolations(page)).toEqual([])
  })
}

test('the dashboard, the bookings and a dialog have no axe violations', async ({
  page,
  request,
  product,
}) => {
  await openAs(page, await signIn(request, product), '/admin')
  for (const name of ['dashboard', 'bookings', 'newBooking'] as const) {
    await openView(page, STAFF_VIEWS[name])
    await waitUntilLoaded(page)
    expect(await listAxeViolations(page), name).toEqual([])
  }
})
