import { book, openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { newTestUser, register } from '../../../e2e/support/users.ts'

test('at 1280 px the bookings table truncates no name of ordinary length', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser(`Alexandra Camilleri ${Date.now()}`))
  await book(request, product, guest, { product: 4, days: 17 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, await signIn(request, product), '/admin/bookings')
  await expect(page.getByRole('rowheader', { name: guest.username })).toBeVisible()
  const cut = await page
    .locator('table :is(th, td), table :is(th, td) *')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 1 ? scrollWidth > clientWidth || scrollHeight > clientHeight + 2 : false,
        )
        .map(
          ({ textContent, scrollWidth, clientWidth }) => `${textContent}: ${scrollWidth} in ${clientWidth}`,
        ),
    )
  expect(cut).toEqual([])
})
