import { expect, type Page } from '@playwright/test'

/**
 * Opens a page until it comes with its content: one whose rendering takes too long, as on a busy machine or right after
 * a change of what it shows, goes out to be rendered in the browser.
 */
export async function openPrerendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.locator('#prerendered')).toBeAttached({ timeout: 1000 })
  }).toPass()
}

/** Waits until pages come with their content, as they do from then on until what they show is changed. */
export async function waitUntilPrerendered({ request }: Page, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect(async () => {
      expect(await (await request.get(path)).text()).toContain('id="prerendered"')
    }).toPass()
}
