import { expect, type Locator } from '@playwright/test'
import { waitUntilLoaded } from './wait-until-loaded.ts'

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** What moves in each frame is elsewhere after two. */
const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Where something is once all is loaded that could still move it. */
export async function restingBox(locator: Locator): Promise<Box> {
  const page = locator.page()
  await waitUntilLoaded(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  let box = await locator.boundingBox()
  await expect(async () => {
    const before = box
    await page.evaluate(twoFrames)
    box = await locator.boundingBox()
    expect(box).toEqual(before)
  }).toPass()
  return box
}
