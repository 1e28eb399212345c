import type { Page } from '@playwright/test'

/** Opens a page as the server sends it when it could not render it: without content. */
export async function openWithoutContent(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const url = new URL('/my-bookings', route.request().url()).href
      await route.fulfill({ response: await route.fetch({ url }) })
    },
  )
  await page.goto(path)
}
