import { holdRequests } from '../../../e2e/support/hold-requests.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'

for (const path of ['/book/1', '/my-bookings', '/account', '/admin']) {
  test(`${path} says that it is loading before its scripts are there`, async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText('Loading…')
    const look = await page.getByRole('status').evaluate((cover) => {
      const { position, backgroundColor } = getComputedStyle(cover)
      return { position, isOpaque: /^rgb\(/.test(backgroundColor) }
    })
    expect(look).toEqual({ position: 'fixed', isOpaque: true })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that needs them says so and does not seem to load', async ({ page }) => {
    await page.goto('/book/1')
    // The text engine leaves out what is in it.
    await expect(page.locator('body > noscript')).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })
})

test('the wizard’s picture is asked for before its product, and once', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/book/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const first = requested.findIndex((path) => path.startsWith('/api/images/'))
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(requested.indexOf('/api/products/1'))
  expect(requested.filter((path) => path === requested[first])).toHaveLength(1)
})

test('the code of the admin is asked for when the session has been checked, all of a page at once', async ({
  page,
}) => {
  await logIn(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/remotes/admin/')) scripts.push(pathname)
  })
  const answer = await holdRequests(page, '**/api/user/*')
  const response = await page.goto('/admin/bookings')
  await expect(page.getByText('Checking your access')).toBeVisible()
  expect(scripts).toEqual([])

  const begin = await holdRequests(page, '**/remotes/admin/remoteEntry.js')
  answer()
  const [, named = ''] =
    /<template data-modules-of="admin">(.*?)<\/template>/.exec((await response?.text()) ?? '') ?? []
  const modules = [...named.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(modules.length).toBeGreaterThan(5)
  await expect.poll(() => scripts.toSorted()).toEqual(modules.toSorted())
  begin()
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
})
