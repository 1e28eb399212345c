import { expect, type Locator } from '@playwright/test'

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** Where something is once all is loaded that could still move it. */
export async function restingBox(locator: Locator): Promise<Box> {
  const page = locator.page()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  let box = await locator.boundingBox()
  await expect(async () => {
    const before = box
    box = await locator.boundingBox()
    expect(box).toEqual(before)
  }).toPass()
  return box
}
