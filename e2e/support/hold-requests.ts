import type { Page } from '@playwright/test'

/** Keeps requests of a page back until they are let go. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
