import type { Page } from '@playwright/test'
import type { Product } from './product.ts'
import { expect } from './test.ts'
import { logIn, register } from './users.ts'

/** Paths and headings of what visitors and customers see. */
export const PUBLIC_PAGES = {
  home: ['/', 'Experience the Freedom of the Open Water'],
  login: ['/login', 'Welcome back'],
  registration: ['/register', 'Create an account'],
  product: ['/products/1', 'Painted Luzzu'],
  wizard: ['/book/1', 'Painted Luzzu'],
  'my bookings': ['/my-bookings', 'My Bookings'],
  account: ['/account', 'My Account'],
  'unknown address': ['/nowhere', 'Looking for something?'],
} as const

/** Opens a page, as a new customer where it is for customers, and waits until all of it is there. */
export async function openPublicPage(
  page: Page,
  product: Product,
  [path, heading]: (typeof PUBLIC_PAGES)[keyof typeof PUBLIC_PAGES],
): Promise<void> {
  if (path === '/my-bookings' || path === '/account') await logIn(page, await register(page.request, product))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
}
