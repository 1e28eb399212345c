import type { Product } from '../../e2e/support/product.ts'
import type { Page } from './page.ts'

export type Step = readonly [title: string, run: () => Promise<void>]

export type Journey = { name: string; steps: (page: Page, product: Product) => Step[] }
