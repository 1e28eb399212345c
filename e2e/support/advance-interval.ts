import { expect, type Page } from '@playwright/test'

const HALF_A_MINUTE_MS = 30_000

/**
 * Lets the clock of a page run ahead, again and again by as much as its longest interval, until what a refresh brings is
 * there. The clock was installed before the page was opened.
 */
export async function advanceInterval(page: Page, seeIt: (within: { timeout: number }) => Promise<void>) {
  await expect(async () => {
    await page.clock.fastForward(HALF_A_MINUTE_MS)
    await seeIt({ timeout: 3000 })
  }).toPass({ timeout: 90_000 })
}
