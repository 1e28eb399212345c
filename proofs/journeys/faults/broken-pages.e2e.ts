import type { Page } from '@playwright/test'
import { openWithoutContent } from '../../../e2e/support/open-without-content.ts'
import { openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'

/** A response that no component can render: an object instead of a text. */
const UNRENDERABLE = { unexpected: 'shape' }

type BrokenPage = { path: string; api: string; answer: unknown; leave: (page: Page) => Promise<void> }

async function expectBroken(page: Page, { path, api, answer, leave }: BrokenPage): Promise<void> {
  await page.route(api, (route) => route.fulfill({ json: answer }))
  const report = page.waitForResponse('**/api/client-errors')
  await openWithoutContent(page, path)
  await expect(page.getByText('This page could not be shown')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect((await report).status(), 'the error is reported').toBe(204)
  const { area, stack } = (await report).request().postDataJSON()
  expect(area).toBe(path.startsWith('/admin') ? 'admin' : 'public_site')
  expect(stack).toMatch(/\.js:\d+:\d+/)
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await leave(page)
  expect(await page.evaluate(() => 'isSameDocument' in globalThis), 'left without a reload').toBe(true)
}

test('a page of the site that throws keeps header and footer, whose links work', async ({ page }) => {
  await expectBroken(page, {
    path: '/products/1',
    api: '**/api/products/1*',
    answer: { ...(await (await page.request.get('/api/products/1')).json()), name: UNRENDERABLE },
    leave: async () => {
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Luzzu' }).click()
      await expect(page.getByRole('heading', { name: 'Our Rental Services' })).toBeVisible()
    },
  })
})

test('a page without a header that throws links home', async ({ page }) => {
  await expectBroken(page, {
    path: '/register',
    api: '**/api/countries',
    answer: [null],
    leave: async () => {
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page.getByRole('heading', { name: 'Our Rental Services' })).toBeVisible()
    },
  })
})

test('a page of the admin that throws keeps the navigation', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin/today')
  await expectBroken(page, {
    path: '/admin/faq?q=boat',
    api: '**/api/faqs*',
    answer: [{ id: 1, question: UNRENDERABLE, answer: UNRENDERABLE }],
    leave: async () => {
      await page.getByRole('link', { name: 'Rental Services', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Add New Rental Service' })).toBeVisible()
    },
  })
})
