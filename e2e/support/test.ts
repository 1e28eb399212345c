import { rmSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { Outbox } from './outbox.ts'
import { type Product, startProduct } from './product.ts'
import { seededFolder } from './seeded-folder.ts'

export { expect } from '@playwright/test'

type WorkerParts = { product: Product }
type TestParts = { outbox: Outbox; pageErrors: string[] }

/** Tests with a product of their own, which fail on uncaught page errors. */
export const test = base.extend<TestParts, WorkerParts>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a function from this pattern
    async ({}, use) => {
      const product = await startProduct({ dataDir: seededFolder() })
      await use(product)
      await product.stop()
      rmSync(product.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  outbox: ({ product }, use) => use(new Outbox(product.dataDir)),
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(errors)
      base.expect(errors, 'errors thrown in the page').toEqual([])
    },
    { auto: true },
  ],
})
