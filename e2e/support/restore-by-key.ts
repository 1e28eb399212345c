import { UNDO_SECONDS } from '@luzzu/domain'
import { expect, type Page } from '@playwright/test'
import { waitForIdle } from './wait-for-idle.ts'

/**
 * Presses the key that undoes what was done with a booking, which is offered. The offer may be over, as on a busy
 * machine, and then nothing is told; before it is, the key has to work.
 * @param since when it was done, or shortly before
 * @returns whether it was in time
 */
export async function restoreByKey(page: Page, id: number, since: number): Promise<boolean> {
  const isOver = () => Date.now() - since >= UNDO_SECONDS * 1000
  await waitForIdle(page)
  await page.keyboard.press('u')
  if (isOver()) return false
  const restored = page.getByText(`Booking ${id} was restored.`)
  const refused = page.getByText(`Couldn’t restore booking ${id}.`)
  await expect(restored.or(refused)).toBeVisible()
  if (await restored.isVisible()) return true
  expect(isOver(), 'it was refused in time').toBe(true)
  return false
}
