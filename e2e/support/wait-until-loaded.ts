import { expect, type Page } from '@playwright/test'

/** Waits until a page has all that it shows. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}
