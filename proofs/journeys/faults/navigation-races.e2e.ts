import { holdRequests } from '../../../e2e/support/hold-requests.ts'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { book, openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, register } from '../../../e2e/support/users.ts'

/** Longer than the address takes to follow what is typed, and than a double click. */
const A_MOMENT_MS = 600

test('what was typed in a filter leads nobody back from the page that was opened next', async ({
  page,
  request,
  product,
}) => {
  const maria = await register(request, product)
  await book(request, product, maria)
  await openAs(page, await signIn(request, product, maria), '/my-bookings')
  await expect(page.getByRole('article')).toBeVisible()
  const letGo = await holdRequests(page, '**/assets/*.js')
  // As on phones, on which a press on a link leaves the focus in the field, and at once.
  await page.getByLabel('Search').evaluate((field) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Luzzu')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('header a[href="/"]')?.click()
  })
  await expect(page).toHaveURL('/')
  await page.waitForTimeout(A_MOMENT_MS)
  await expect(page).toHaveURL('/')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Open Water')
})

test('a double click on the button before the last step books nothing', async ({
  page,
  request,
  product,
}) => {
  const maria = await register(request, product)
  await openAs(page, await signIn(request, product, maria), `/book/2?date=${daysFromNow(13)}&guests=2`)
  const button = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true })
  await waitUntilHydrated(page)
  await button('Continue to Date Selection').dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Select a date' })).toBeVisible()
  await button('Continue to Time Selection').click({ delay: A_MOMENT_MS })
  await page.getByRole('radio', { name: /Morning/ }).check()
  const sent: string[] = []
  page.on('request', (outgoing) => {
    if (outgoing.method() === 'POST' && outgoing.url().endsWith('/api/bookings')) sent.push(outgoing.url())
  })
  await button('Continue to Confirmation').dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Check and confirm' })).toBeVisible()
  await page.waitForTimeout(A_MOMENT_MS)
  expect(sent).toEqual([])
  await button('Confirm Booking').click()
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  expect(sent).toHaveLength(1)
})
