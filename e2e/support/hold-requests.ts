import type { Page, Request } from '@playwright/test'

/** Keeps requests of a page back until they are let go; all that match the pattern, unless told which. */
export async function holdRequests(
  page: Page,
  pattern: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    if (isHeld(route.request())) await held
    await route.continue()
  })
  return letGo
}
