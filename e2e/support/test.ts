import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { Outbox } from './outbox.ts'
import { missingPrograms, type Site, startSite } from './site.ts'

export { expect } from '@playwright/test'

type WorkerParts = { deployed: boolean; productOf: (file: string) => Promise<Site> }
type TestParts = {
  programs: undefined
  product: Site
  outbox: Outbox
  slowPages: undefined
  pageErrors: string[]
}

/** How many times slower than the machine a page is computed; set by `npm test -- --busy`. */
const SLOWDOWN = Number(process.env.PAGE_SLOWDOWN ?? 1)

/**
 * Tests that share a product with those of their file, and fail on uncaught errors in any page that they open.
 * Files have none in common: which of them meet in a worker differs from run to run.
 */
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
  productOf: [
    async ({ deployed }, use) => {
      let current: { file: string; site: Site } | undefined
      await use(async (file) => {
        if (current?.file === file) return current.site
        await current?.site.stop()
        current = { file, site: await startSite(deployed) }
        return current.site
      })
      await current?.site.stop()
    },
    { scope: 'worker' },
  ],
  product: async ({ productOf }, use, { file }) => use(await productOf(file)),
  baseURL: ({ product }, use) => use(product.url),
  outbox: ({ product }, use) => use(new Outbox(product.processes)),
  slowPages: [
    async ({ browser }, use) => {
      const slowDown = async (page: Page) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      }
      const watch = (context: BrowserContext) =>
        context.on('page', (page) => void slowDown(page).catch(() => {}))
      if (SLOWDOWN > 1) browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
    },
    { auto: true },
  ],
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
