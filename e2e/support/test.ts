import { type BrowserContext, test as base } from '@playwright/test'
import { Outbox } from './outbox.ts'
import { missingPrograms, type Site, startSite } from './site.ts'

export { expect } from '@playwright/test'

type WorkerParts = { deployed: boolean; product: Site }
type TestParts = { programs: undefined; outbox: Outbox; pageErrors: string[] }

/** Tests with a product of their own, which fail on uncaught errors in any page that they open. */
export const test = base.extend<TestParts, WorkerParts>({
  deployed: [false, { option: true, scope: 'worker' }],
  // Before any fixture that needs the product.
  programs: [
    async ({ deployed }, use, testInfo) => {
      const missing = deployed ? missingPrograms() : []
      testInfo.skip(missing.length > 0, `not installed: ${missing.join(', ')}`)
      await use(undefined)
    },
    { auto: true },
  ],
  product: [
    async ({ deployed }, use) => {
      const site = await startSite(deployed)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  outbox: ({ product }, use) => use(new Outbox(product.processes)),
  pageErrors: [
    async ({ browser, page }, use) => {
      const errors: string[] = []
      const watch = (context: BrowserContext) =>
        context.on('weberror', (thrown) => errors.push(String(thrown.error())))
      watch(page.context())
      browser.on('context', watch)
      await use(errors)
      browser.off('context', watch)
      // Requests that are still answered when a test has ended must not fail it.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      base.expect(errors, 'errors thrown in the page').toEqual([])
    },
    { auto: true },
  ],
})
